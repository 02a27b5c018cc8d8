import 'server-only';
import { AppError } from '../errors';
import { contentDisposition } from '../storage/file-name';
import { getFile } from '../storage/file-store';
import { strictPolicy } from '../strict-policy';

const PHOTO_FRESH_SECONDS = 300;
const PDF = 'application/pdf';
/** Even if a browser shows the file by itself, nothing in it runs, and it belongs to no origin. */
const POLICY = strictPolicy('sandbox', "img-src 'self'", "style-src 'unsafe-inline'");

export interface WantedFile {
  size: string | null;
  download: boolean;
  /** The browser's `If-None-Match` header. */
  known: string | null;
}

interface ServedFile {
  tenantId: string;
  slot: string;
  fileName: string;
  contentType: string;
  storageKey: string;
  thumbnailKey: string | null;
  sha256: string;
}

/**
 * The bytes of a file that somebody may see. Browsers may cache vehicle photos for some minutes, so that a removed one
 * soon disappears there too. Documents are requested every time, so that access ends with the session. A repeated request
 * transfers no bytes: `known` is checked before any are read. A PDF is only served to be saved, since our own viewer draws
 * it: whatever its check has missed, no browser runs on our address.
 */
export async function serveFile(file: ServedFile, wanted: WantedFile): Promise<Response> {
  const small = wanted.size === 'thumbnail';
  const key = small ? file.thumbnailKey : file.storageKey;
  if (!key) throw new AppError('record_not_found');
  const etag = `"${file.sha256}${small ? '-small' : ''}"`;
  const kind = wanted.download || file.contentType === PDF ? 'attachment' : 'inline';
  const headers = {
    etag,
    vary: 'cookie',
    'cache-control': file.slot === 'photo' ? `private, max-age=${PHOTO_FRESH_SECONDS}` : 'private, no-cache',
    'content-disposition': contentDisposition(kind, servedName(file)),
    'content-security-policy': POLICY,
  };
  if (isKnown(wanted.known, etag)) return new Response(null, { status: 304, headers });
  const content = await getFile(file.tenantId, key);
  return new Response(content, {
    headers: {
      ...headers,
      'content-type': file.contentType,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

/**
 * `If-None-Match` may contain several tags, and a proxy that compresses the bytes marks ours as weak. The bytes are the
 * same.
 */
function isKnown(known: string | null, etag: string): boolean {
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

/** The original name with the extension of the stored file: a JPEG has become WebP. */
function servedName({ fileName, contentType }: { fileName: string; contentType: string }): string {
  const ending = contentType === PDF ? 'pdf' : 'webp';
  return `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '') || 'file'}.${ending}`;
}
