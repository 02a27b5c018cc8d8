import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { READER_FILES, READERS, type ReaderFile } from '@/lib/scan/reader-files';
import { strictPolicy } from '@/lib/strict-policy';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};

/**
 * The readers' programs and data, served directly from their packages. Nothing is downloaded from elsewhere, and
 * nothing has to be copied.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ readers: string; file: string }> }) {
  const { readers, file } = await params;
  if (readers !== READERS || !isReaderFile(file)) return new Response(null, { status: 404 });
  const place = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', READER_FILES[file].from, file);
  const headers = {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    // A worker uses the security policy of its own response, and WebAssembly may run only here.
    'content-security-policy': strictPolicy("script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"),
    'cross-origin-resource-policy': 'same-origin',
  };
  return new Response(new Uint8Array(await readFile(place)), { headers });
}

function isReaderFile(name: string): name is ReaderFile {
  return Object.hasOwn(READER_FILES, name);
}
