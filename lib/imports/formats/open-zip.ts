import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { AppError } from '../../errors';

const MOST_ENTRIES = 1000;
/** 10,000 full rows are 15 MB of XML; a ZIP bomb is far larger. */
const MOST_BYTES = 80 * 1024 * 1024;
const HIGHEST_RATIO = 200;

export interface ZipPart {
  name: string;
  encrypted: boolean;
  /** Unpacks the part, never to more than the size given in the directory. Throws `import_damaged`. */
  content: () => Promise<Buffer>;
}

/**
 * The parts in a ZIP archive's directory. Throws `import_damaged` if it is not an archive, or would unpack to more than
 * a list can be.
 */
export async function zipParts(bytes: Buffer): Promise<ZipPart[]> {
  try {
    // The names are decoded below: some programs write them with a leading slash, which yauzl refuses.
    const archive = await fromBufferPromise(bytes, { decodeStrings: false });
    if (archive.entryCount > MOST_ENTRIES) throw damaged();
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    if (isBomb(entries)) throw damaged();
    return entries.map((entry) => ({
      name: nameOf(entry),
      encrypted: entry.isEncrypted(),
      content: () => unpack(archive, entry),
    }));
  } catch {
    throw damaged();
  }
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).replace(/^\//, '');
}

function isBomb(entries: readonly Entry[]): boolean {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MOST_BYTES) return true;
  // Small parts may be very repetitive. A large part that is compressed more than any text could be is an attack.
  return entries.some(
    ({ uncompressedSize: size, compressedSize: packed }) => size > 1024 * 1024 && size > packed * HIGHEST_RATIO,
  );
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await archive.openReadStreamPromise(entry));
  } catch {
    throw damaged();
  }
}

function damaged(): AppError {
  return new AppError('import_damaged');
}
