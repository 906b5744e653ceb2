import { fileURLToPath } from 'node:url';

import type { InitializeParams } from 'vscode-languageserver/node';

/** The path of the folder that the editor opened; null if there is none, or if it is on no disk. */
export function workspaceFolder({ workspaceFolders, rootUri }: InitializeParams): string | null {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : null;
}
