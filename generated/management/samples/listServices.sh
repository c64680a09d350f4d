organization=11111111-1111-4111-8111-111111111111
url=http://127.0.0.1:4000/v1/organizations/$organization

curl --fail-with-body \
  "$url/services" \
  --user "$DATAPLAT_KEY_ID:$DATAPLAT_KEY_SECRET"
