import 'server-only';
import { AppError, type ErrorCode } from '../errors';

/** A request's body as raw bytes. A longer body is refused with `code` before it is read to the end. */
export async function readBytes(request: Request, limit: number, code: ErrorCode): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new AppError(code);
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Safe because a request's body is a stream of bytes.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > limit) throw new AppError(code);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
