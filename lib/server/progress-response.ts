import 'server-only';
import type { TenantContext } from './context';
import { errorBody } from './respond';

type Progress = NonNullable<TenantContext['progress']>;

/**
 * The response of long work as lines of JSON: its progress, and at the end its result or error. The work continues if
 * the reader disconnects. An error before the first line is thrown here, so that it gets an ordinary error response.
 */
export async function progressResponse(work: (progress: Progress) => Promise<unknown>): Promise<Response> {
  const encoder = new TextEncoder();
  let reader: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = controller;
    },
    cancel() {
      reader = null;
    },
  });
  const send = (line: unknown) => reader?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const working = work((progress) => {
    begin();
    send({ progress });
  });
  await Promise.race([begun, working]);
  void working
    .then(
      (result) => send({ result }),
      (error: unknown) => send({ error: errorBody(error) }),
    )
    .then(() => reader?.close());
  return new Response(stream, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
