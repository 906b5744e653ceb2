const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A passkey as the browser answers it, shown or just made. */
export const passkeyAnswer = () => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: {
    attestationObject: bytes,
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
});

/** A browser that knows passkeys: it answers so, or throws so, when one is asked for or made. */
export function startDevice(answer: () => unknown): void {
  const credentials = { get: async () => answer(), create: async () => answer() };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
}

/** The browser knows no passkeys again, as jsdom. */
export function stopDevice(): void {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
}
