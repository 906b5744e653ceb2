/** A backup could not be made or restored, and nothing was changed. The message is for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
