url=http://127.0.0.1:4000/api/v2/alerts

curl --fail-with-body --request PUT \
  "$url/6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813" \
  --header "Authorization: Bearer $DATAPLAT_ACCESS_TOKEN" \
  --header 'Content-Type: application/json' \
  --data '{
  "threshold": 750,
  "interval": "5m",
  "thresholdType": "above",
  "source": "tile",
  "dashboardId": "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
  "tileId": "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
  "channel": {
    "type": "webhook",
    "webhookId": "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346"
  },
  "name": "Checkout latency",
  "message": "Checkout is slow. See the checkout runbook."
}'
