import 'server-only';
import type { TenantContext } from './context';
import { errorBody } from './respond';

type Progress = NonNullable<TenantContext['progress']>;

/** A long work's answer as lines of JSON: where it stands, and at the end its result or error. The work does not stop where the reader does. */
export function progressResponse(work: (progress: Progress) => Promise<unknown>): Response {
  const encoder = new TextEncoder();
  let open = true;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (line: unknown) => {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const last = await work((progress) => send({ progress })).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: errorBody(error) }),
      );
      send(last);
      if (open) controller.close();
    },
    cancel() {
      open = false;
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}
