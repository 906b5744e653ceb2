import type { ModelServer } from '../dependencies/index.ts';

const programs = [
  ['Ollama', 11_434],
  ['LM Studio', 1234],
  ['llama.cpp', 8080],
] as const;

const mostWait = 700;
const longestReply = 256 * 1024;
const mostModels = 20;
/** Names are shown to be typed into a shell, so no other characters are allowed. */
const modelName = /^[\w./:@-]{1,200}$/u;

function modelsIn(reply: string): readonly string[] | null {
  try {
    const { data } = JSON.parse(reply) as { readonly data?: unknown };
    if (!Array.isArray(data)) return null;
    const ids = data.map((one: { readonly id?: unknown } | null) => one?.id);
    return ids
      .filter((id): id is string => typeof id === 'string' && modelName.test(id))
      .slice(0, mostModels);
  } catch {
    return null;
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > longestReply) return '';
  }
  return text;
}

/**
 * The first model server that lists its models; null when none answers within 0.7 seconds. Asks only 127.0.0.1, sends
 * nothing but the question, and follows no redirect.
 */
export async function findModelServer({
  ports = programs,
  get = fetch,
  limit = () => AbortSignal.timeout(mostWait),
}: {
  readonly ports?: readonly (readonly [program: string, port: number])[];
  readonly get?: typeof fetch;
  readonly limit?: () => AbortSignal;
} = {}): Promise<ModelServer | null> {
  const ask = async ([program, port]: readonly [string, number]): Promise<ModelServer | null> => {
    const url = `http://127.0.0.1:${port}/v1`;
    try {
      const reply = await get(`${url}/models`, { signal: limit(), redirect: 'error' });
      const models = reply.ok ? modelsIn(await beginningOf(reply)) : null;
      return models && { program, url, models };
    } catch {
      return null;
    }
  };
  const found = await Promise.all(ports.map(ask));
  return found.find((server) => server !== null) ?? null;
}

export const modelServerSentence = ({ program, url, models }: ModelServer): string => {
  const [name = 'NAME'] = models;
  const others = models.length > 1 ? ` (or another of its ${models.length} models)` : '';
  return `${program} seems to run on this machine and is not used; to use it, start with COACH_URL=${url} COACH_MODEL=${name}${others}, see docs/models.md`;
};
