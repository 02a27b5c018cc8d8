import 'server-only';
import { createHash } from 'node:crypto';
import { type EncodedLogo, reencodeLogo } from '../storage/reencode-logo';
import { sniffType } from '../storage/sniff-type';
import { LOGO_TYPES } from './logo-types';

/** A logo that was checked and re-encoded. Only our own code can make one, never a request's body. */
export class PreparedLogo {
  constructor(
    readonly image: EncodedLogo,
    readonly sha256: string,
  ) {}

  /** Throws `file_empty`, `heic_refused`, `photo_type_refused`, `image_too_large` and `file_unreadable`. */
  static async from(source: Uint8Array): Promise<PreparedLogo> {
    await sniffType(source, LOGO_TYPES);
    const image = await reencodeLogo(source);
    return new PreparedLogo(image, createHash('sha256').update(image.content).digest('hex'));
  }

  /** For the idempotency key: the same picture sent twice is the same request. */
  toJSON() {
    return this.sha256;
  }
}
