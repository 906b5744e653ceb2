/** The part of oidc-provider that tests use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    readonly Grant: new (of: object) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    on(event: string, hear: (...given: unknown[]) => void): this;
  }
}
