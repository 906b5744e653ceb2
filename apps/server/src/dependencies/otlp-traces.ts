import { randomUUID } from 'node:crypto';

import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';

function heard(exporter: SpanExporter, onFault: (error: unknown) => void): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isAway) onFault(result.error);
        isAway = result.error !== undefined;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Sends traces to an OTLP collector. OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and
 * OTEL_RESOURCE_ATTRIBUTES apply. `traceparent` headers are ignored: a visitor's could switch sampling off.
 */
export function otlpTraces(endpoint: string, onFault: (error: unknown) => void) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'vernacular',
      'service.instance.id': randomUUID(),
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(heard(exporter, onFault))],
  });
  const tracer = provider.getTracer('vernacular');
  const places = new AsyncLocalStorageContextManager().enable();
  const within = <Result>(span: Span, work: () => Result) =>
    places.with(trace.setSpan(ROOT_CONTEXT, span), work);

  return {
    /** Records a span for each request of the server. */
    follow: (app: FastifyInstance) => {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: { 'http.request.method': request.method, 'http.route': route },
          },
          ROOT_CONTEXT,
        );
        spans.set(request, span);
        within(span, done);
      });
      // Body events run outside the request's async context.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request);
        if (span) within(span, done);
        else done();
      });
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    /** Runs `work` within a span of its own. */
    part: <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const span = tracer.startSpan(name, {}, places.active());
      return within(span, async () => {
        try {
          return await work();
        } catch (error) {
          // The error's message could quote user text.
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    /** Records a span of something that has just ended; outside of a request it records nothing. */
    over: ({
      name,
      milliseconds,
      isFailed,
      attributes,
    }: {
      readonly name: string;
      readonly milliseconds: number;
      readonly isFailed: boolean;
      readonly attributes: Readonly<Record<string, string>>;
    }) => {
      if (trace.getSpan(places.active()) === undefined) return;
      const end = Date.now();
      const startTime = end - milliseconds;
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT, attributes, startTime },
        places.active(),
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    close: () => provider.shutdown(),
  };
}
