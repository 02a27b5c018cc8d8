import type { ErrorCode } from '@/lib/errors';

export interface HostileFile {
  what: string;
  fileName?: string;
  content: () => Uint8Array | Promise<Uint8Array>;
  /** The error code, or `kept` for a file that is harmless once it is re-encoded. */
  expected: ErrorCode | 'kept';
  /** What must not be in the stored file. */
  gone?: string;
  /** The file name that is shown. */
  shownName?: string;
}

export function text(content: string): Uint8Array {
  return Buffer.from(content, 'latin1');
}

export function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

export function cut(content: Uint8Array, share: number): Uint8Array {
  return content.subarray(0, Math.floor(content.length * share));
}
