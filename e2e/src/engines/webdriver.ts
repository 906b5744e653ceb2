/** How an element is named on the wire. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type RemoteElement = Readonly<Record<typeof elementKey, string>>;

/** The longest that one call may take: a frozen tab answers none. */
const longest = 60_000;

/**
 * One session of a WebDriver program. The protocol is JSON over HTTP, and the client libraries give a call no time
 * limit, without which a frozen tab stops everything. See: https://www.w3.org/TR/webdriver2/
 */
export async function openSession(driver: string, capabilities: object) {
  const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    get: <T>(path: string) => call<T>('GET', session + path),
    post: <T>(path: string, body: object = {}) => call<T>('POST', session + path, body),
    end: () => call<null>('DELETE', session),
  };
}

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const reply = await fetch(address, {
    method,
    signal: AbortSignal.timeout(longest),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
