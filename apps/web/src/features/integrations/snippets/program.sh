npm ci && npm run build
npm install --global "$(npm pack ./apps/cli/dist-package)"
