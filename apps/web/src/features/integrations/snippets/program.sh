npm ci && npm run build
