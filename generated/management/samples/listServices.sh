api=http://127.0.0.1:4000
organization=$api/v1/organizations/11111111-1111-4111-8111-111111111111

curl --fail-with-body \
  "$organization/services" \
  --user "$DATAPLAT_KEY_ID:$DATAPLAT_KEY_SECRET"
