import 'server-only';

/** How spans are made. Set by `lib/health/start-tracing.ts`, where traces are sent somewhere; nothing of it is loaded elsewhere. */
export interface Tracing {
  /** Does something as a span, inside of the one that is open. */
  inSpan<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** A statement that was answered. Times are of `performance.now()`; `failed` is what it failed with. */
  statement(shape: string, during: { from: number; to: number }, failed: unknown): void;
  /** Of the span that is open. */
  traceId(): string | undefined;
}

const store = globalThis as typeof globalThis & { woutTracing?: Tracing };

/** Undefined where no traces are sent. */
export function tracing(): Tracing | undefined {
  return store.woutTracing;
}

export function setTracing(made: Tracing | undefined): void {
  store.woutTracing = made;
}
