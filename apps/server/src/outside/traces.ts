import type { FastifyInstance } from 'fastify';

/** Tells a collector what each request did and how long it took; nothing that a person wrote, and nobody's address. */
export interface Traces {
  /** Begins a trace with each request. */
  readonly follow: (app: FastifyInstance) => void;
  /** Does this as a part of the request it belongs to. */
  readonly part: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Notes a part that is over. */
  readonly over: (part: {
    readonly name: string;
    readonly milliseconds: number;
    readonly isFailed: boolean;
    readonly attributes: Readonly<Record<string, string>>;
  }) => void;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** Traces to a collector that speaks OTLP over HTTP. Where none is configured nothing of it is loaded. */
export async function openTraces(
  endpoint: string | undefined,
  onFault: (error: unknown) => void,
): Promise<Traces | undefined> {
  if (endpoint === undefined) return undefined;
  const { otlpTraces } = await import('./otlp-traces.ts');
  return otlpTraces(endpoint, onFault);
}
