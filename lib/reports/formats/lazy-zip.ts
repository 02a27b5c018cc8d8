import 'server-only';
import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** The least work that makes columns of a table much smaller. */
const LEVEL = 1;

/**
 * A zip archive whose files begin only when it is their turn. If one of them fails, so does the archive; and if nobody reads
 * the archive any more, the file that is being written ends.
 */
export function lazyZip(zip: ZipFile): { output: Readable; add: (name: string, open: () => Readable) => void } {
  // Safe because yazl writes to a PassThrough; its types say less.
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  output.on('close', () => current?.destroy());
  // yazl's types leave out that it emits errors.
  zip.on('error', (error: Error) => output.destroy(error));
  return {
    output,
    add(name, open) {
      zip.addReadStreamLazy(name, { compressionLevel: LEVEL }, (begin) => {
        current = open();
        current.on('error', (error) => output.destroy(error));
        begin(null, current);
      });
    },
  };
}
