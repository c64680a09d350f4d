dataplat update-pipe-settings \
  --organization-id 11111111-1111-4111-8111-111111111111 \
  --service-id 22222222-2222-4222-8222-222222222222 \
  --pipe-id 33333333-3333-4333-8333-333333333333 \
  --streaming-max-insert-wait-ms 2000 \
  --engine-max-threads 16
