curl --fail-with-body \
  'http://127.0.0.1:4000/api/v2/dashboards' \
  --header "Authorization: Bearer $DATAPLAT_ACCESS_TOKEN"
