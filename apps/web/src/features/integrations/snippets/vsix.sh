npm ci && npm run build && npm run vsix -w vernacular-vscode
