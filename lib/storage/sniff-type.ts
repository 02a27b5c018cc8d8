import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors';

const HEAD_BYTES = 4100;
const HEIC = /^image\/hei[cf]/;

/**
 * The content type according to the first bytes, whatever the file's name says. Throws `file_empty`, `heic_refused`,
 * `file_type_refused`, or `photo_type_refused` if only photos are accepted.
 */
export async function sniffType(content: Uint8Array, accepted: readonly string[]): Promise<string> {
  if (content.length === 0) throw new AppError('file_empty');
  // Only the first bytes: archives are not opened to find out what they contain.
  const type = (await fileTypeFromBuffer(content.subarray(0, HEAD_BYTES)).catch(() => undefined))?.mime ?? '';
  if (HEIC.test(type)) throw new AppError('heic_refused');
  if (!accepted.includes(type))
    throw new AppError(accepted.includes('application/pdf') ? 'file_type_refused' : 'photo_type_refused');
  return type;
}
