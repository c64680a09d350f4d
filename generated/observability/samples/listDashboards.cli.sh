dataplat list-dashboards
