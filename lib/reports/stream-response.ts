import 'server-only';
import { Readable } from 'node:stream';

/** A file that is made while it is sent. Its route needs a `HEAD` of its own (`headOnly`), and ends it by `passOn`. */
export function streamResponse(stream: Readable, { mime, name }: { mime: string; name: string }): Response {
  // A client who has gone already gets nothing. Safe because Node's own type of a web stream is the same stream.
  const body = stream.destroyed ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array>);
  return new Response(body, {
    headers: {
      'content-type': mime,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
