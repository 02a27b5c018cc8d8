import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '../errors';
import { hasLittleMemory } from '../has-little-memory';
import { checkPdf } from './check-pdf';
import type { StoredType } from './file-store';
import { inTurn } from './in-turn';
import { reencodeImage } from './reencode-image';
import { sniffType } from './sniff-type';

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

export interface PreparedFile {
  content: Uint8Array;
  /** The thumbnail; null for PDFs. */
  thumbnail: Uint8Array | null;
  contentType: StoredType;
  width: number | null;
  height: number | null;
  /** Of the stored file. */
  sha256: string;
  /** Of the uploaded file. */
  sourceSha256: string;
}

// One of a company at a time, and two in all: no company waits for another one's files, and a server with two cores can
// still answer other requests. Each needs some 40 MiB, so a server with little memory takes one at a time.
const enter = inTurn({ width: hasLittleMemory() ? 1 : 2, each: 1, queue: 30, bytes: 100 * 1024 * 1024 });

/**
 * Turns an uploaded file into one that is safe to store: images are re-encoded, PDFs are checked. `accepted` are the
 * allowed content types. Throws one error code per reason (`file_*`, `image_*`, `heic_refused`, `pdf_*`).
 */
export async function prepareFile(
  source: Uint8Array,
  { tenantId, accepted }: { tenantId: string; accepted: readonly string[] },
): Promise<PreparedFile> {
  if (source.length > FILE_LIMIT_BYTES) throw new AppError('file_too_large');
  const type = await sniffType(source, accepted);
  return enter({ tenantId, bytes: source.length }, async () => {
    const sourceSha256 = sha256(source);
    if (type === 'application/pdf') {
      await checkPdf(source);
      const pdf = { content: source, thumbnail: null, width: null, height: null };
      return { ...pdf, contentType: 'application/pdf', sha256: sourceSha256, sourceSha256 };
    }
    const image = await reencodeImage(source);
    return { ...image, contentType: 'image/webp', sha256: sha256(image.content), sourceSha256 };
  });
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
