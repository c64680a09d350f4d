api=http://127.0.0.1:4000
organization=$api/v1/organizations/11111111-1111-4111-8111-111111111111
service=$organization/services/22222222-2222-4222-8222-222222222222
pipe=$service/pipes/33333333-3333-4333-8333-333333333333

curl --fail-with-body \
  "$pipe" \
  --user "$DATAPLAT_KEY_ID:$DATAPLAT_KEY_SECRET"
