vernacular check --min-score 85 press/*.md
