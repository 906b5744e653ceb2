import type { otlpTraces } from './otlp-traces.ts';

/** Records spans of requests and their parts, without user text or addresses. */
export type Traces = ReturnType<typeof otlpTraces>;

/** Traces to the OTLP collector at `endpoint`; without one undefined, and the tracing library is not loaded. */
export async function openTraces(
  endpoint: string | undefined,
  onFault: (error: unknown) => void,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(endpoint, onFault);
}
