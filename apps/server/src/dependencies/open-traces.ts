import type { Traces } from './traces.ts';

export async function openTraces(
  endpoint: string | undefined,
  onFault: (error: unknown) => void,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(endpoint, onFault);
}
