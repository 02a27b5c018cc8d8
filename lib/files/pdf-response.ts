import 'server-only';

/** A stored paper as a response: shown in the browser, and stored in no cache. */
export function pdfResponse({
  number,
  content,
  sha256,
}: {
  number: string;
  content: Buffer;
  sha256: string;
}): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
      etag: `"${sha256}"`,
    },
  });
}
