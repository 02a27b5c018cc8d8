import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '../errors';
import { checkPdf } from './check-pdf';
import type { StoredType } from './file-store';
import { inTurn } from './in-turn';
import { reencodeImage } from './reencode-image';
import { sniffType } from './sniff-type';

export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

export interface PreparedFile {
  content: Uint8Array;
  /** The small picture; null for papers. */
  thumbnail: Uint8Array | null;
  contentType: StoredType;
  width: number | null;
  height: number | null;
  /** Of what is kept. */
  sha256: string;
  /** Of what came in. */
  sourceSha256: string;
}

// Two at a time: a machine of two cores still answers others, and a picture never waits behind a hundred.
const enter = inTurn({ width: 2, queue: 60 });

/**
 * Makes of what somebody sent what may be kept: pictures are drawn anew, PDFs looked through. `accepted` are the types of content
 * to let in. Throws one code per reason of refusal (`file_*`, `image_*`, `heic_refused`, `pdf_*`).
 */
export async function prepareFile(source: Uint8Array, accepted: readonly string[]): Promise<PreparedFile> {
  if (source.length > FILE_LIMIT_BYTES) throw new AppError('file_too_large');
  const type = await sniffType(source, accepted);
  return enter(async () => {
    const sourceSha256 = sha256(source);
    if (type === 'application/pdf') {
      await checkPdf(source);
      const paper = { content: source, thumbnail: null, width: null, height: null };
      return { ...paper, contentType: 'application/pdf', sha256: sourceSha256, sourceSha256 };
    }
    const image = await reencodeImage(source);
    return { ...image, contentType: 'image/webp', sha256: sha256(image.content), sourceSha256 };
  });
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
