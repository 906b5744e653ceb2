code --install-extension apps/vscode/vernacular-vscode-0.1.0.vsix
