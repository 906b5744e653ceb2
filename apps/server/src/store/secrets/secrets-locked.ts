import { secretsFile } from './secret-keys.ts';

export class SecretsLocked extends Error {
  override readonly name = 'SecretsLocked';
  constructor(keyId: string) {
    super(
      `The database holds secrets that were sealed with the key ${keyId}, and that key is not here. ` +
        `Copy ${secretsFile} from the DATA_DIR of the machine they come from into this one, or set SECRETS_KEY as it was there. ` +
        'Servers that share a database need the same SECRETS_KEY. (apps/server/src/store/README.md, Secrets)',
    );
  }
}
