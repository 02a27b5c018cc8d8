import 'server-only';
import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { log } from '../log';
import { requestFacts } from '../request-scope';
import { setTracing, type Tracing } from '../tracing';
import { buildVersion } from './build-version';
import { keptSpan } from './kept-span';

/** Of what the exporter says when it can't send. */
const LONGEST = 300;

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT, by OTLP over HTTP as JSON: requests and what Next does for them, verbs and
 * reads, statements, jobs. Returns a function that sends what is left and ends it, which also happens when the
 * server is stopped.
 */
export function startTracing(): () => Promise<void> {
  const made = resourceFromAttributes({ 'service.name': 'wout', 'service.version': buildVersion().version });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(made)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [keeping(new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }))],
  });
  const tell = (said: string) => log.warn({ said: said.slice(0, LONGEST) }, 'traces are not sent as they should be');
  diag.setLogger({ error: tell, warn: tell, info: tell, debug: tell, verbose: tell }, DiagLogLevel.WARN);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(spansOf(provider));
  process.once('SIGTERM', stop);
  return stop;

  async function stop() {
    process.off('SIGTERM', stop);
    setTracing(undefined);
    for (const api of [trace, context, propagation, diag]) api.disable();
    await provider.shutdown().catch((err: unknown) => log.warn({ err }, 'the last traces were not sent'));
  }
}

/** Passes spans on without what may be personal, and with the ids of the request that they are of. */
function keeping(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => next.onEnd(keptSpan(span, requestFacts())),
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function spansOf(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('wout');
  return {
    inSpan: (name, run) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await run();
        } catch (error) {
          markFailed(span, error instanceof AppError ? error.code : (databaseCode(error) ?? kindOf(error)));
          throw error;
        } finally {
          span.end();
        }
      }),
    statement: (shape, { from, to }, failed) => {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shape };
      const word = shape.split(' ', 1)[0]?.toUpperCase() || 'QUERY';
      const span = tracer.startSpan(word, { kind: SpanKind.CLIENT, startTime: from, attributes });
      if (failed !== undefined) markFailed(span, databaseCode(failed) ?? kindOf(failed));
      span.end(to);
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
  };
}

function markFailed(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}
