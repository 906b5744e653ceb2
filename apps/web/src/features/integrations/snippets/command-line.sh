node /path/to/vernacular/apps/cli/dist/main.js check --min-score 85 press/*.md
