import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { AppError } from '../../errors';

const inflate = promisify(inflateRaw);

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_ENTRIES = 1000;
/** 10,000 full rows are 15 MB of XML; a ZIP bomb is far larger. */
const MOST_BYTES = 80 * 1024 * 1024;
const HIGHEST_RATIO = 200;

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
  encrypted: boolean;
}

/**
 * The entries in a ZIP archive's directory. Throws `import_damaged` if it is not an archive, or would unpack to more
 * than a list can be.
 */
export function zipEntries(bytes: Buffer): Entry[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}

/** The content of one entry, never more than the size given in the directory. */
export async function unzip(bytes: Buffer, entry: Entry): Promise<Buffer> {
  try {
    if (bytes.readUInt32LE(entry.offset) !== LOCAL) throw damaged();
    const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
    const packed = bytes.subarray(start, start + entry.packed);
    if (entry.method === 0 && packed.length === entry.size) return packed;
    if (entry.method !== 8) throw damaged();
    const content = entry.size > 0 ? await inflate(packed, { maxOutputLength: entry.size }) : Buffer.alloc(0);
    if (content.length !== entry.size) throw damaged();
    return content;
  } catch {
    throw damaged();
  }
}

/**
 * An uncompressed archive of these parts. The next reader then sees exactly the parts that were checked, and nothing
 * else.
 */
export function storedZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of parts) {
    const name = Buffer.from(path);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    chunks.push(mark(LOCAL), facts, name, content);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(mark(CENTRAL), Buffer.from([20, 0]), facts, place, name);
    offset += 30 + name.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...chunks, list, mark(END), end]);
}

function readDirectory(bytes: Buffer): Entry[] {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw damaged();
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES) throw damaged();
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength).replace(/^\//, ''),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  // Small parts may be very repetitive. A large part that is compressed more than any text could be is an attack.
  const bomb = entries.some(({ size, packed }) => size > 1024 * 1024 && size > packed * HIGHEST_RATIO);
  if (total > MOST_BYTES || bomb) throw damaged();
  return entries;
}

function mark(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}

function damaged(): AppError {
  return new AppError('import_damaged');
}
