import 'server-only';

/** A file to be saved, which no cache may store. */
export function downloadResponse(content: Uint8Array, { name, type }: { name: string; type: string }): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
