/** An answer whose type says what is in it, from which the description of the API is made. */
export interface JsonAnswer<Output> extends Response {
  /** Never set. */
  readonly output?: Output;
}

/** A value as the answer of a route, which is kept nowhere on its way. */
export function jsonAnswer<Output>(output: Output, init: { status?: number; cache?: string } = {}): JsonAnswer<Output> {
  const { status = 200, cache = 'no-store' } = init;
  return Response.json(output, { status, headers: { 'cache-control': cache } });
}

/** The answer that there is nothing to tell. */
export function noAnswer(): JsonAnswer<never> {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
