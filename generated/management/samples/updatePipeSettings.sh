organization=11111111-1111-4111-8111-111111111111
service=22222222-2222-4222-8222-222222222222
pipe=33333333-3333-4333-8333-333333333333
url=http://127.0.0.1:4000/v1/organizations/$organization

curl --fail-with-body --request PUT \
  "$url/services/$service/pipes/$pipe/settings" \
  --user "$DATAPLAT_KEY_ID:$DATAPLAT_KEY_SECRET" \
  --header 'Content-Type: application/json' \
  --data '{
  "streaming_max_insert_wait_ms": 2000,
  "engine_max_threads": 16
}'
