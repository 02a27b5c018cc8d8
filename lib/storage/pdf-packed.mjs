import { constants, inflateSync } from 'node:zlib';

// Plain JavaScript, because it runs in a separate thread, which Node starts directly from this file.

/** Of all packed objects of a file together, unpacked. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;
/** One stream holds a hundred objects or more, so no ordinary file of 10 MiB has as many streams. */
const MOST_STREAMS = 5000;

/**
 * Makes a function for the streams of one file. It returns null for a stream without packed objects. For one that must
 * not be stored it returns an error code, and otherwise the objects' text and the place of each in it.
 */
export function unpackObjects(bytes, text) {
  const seen = new Set();
  let left = UNPACKED_LIMIT;

  return function unpack({ entries, isBroken, end }) {
    if (!entries.some(([key, value]) => key === '/First' || value.includes('/First') || value.includes('/ObjStm')))
      return null;
    const start = end + (/^\r?\n|^\r/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
    if (seen.has(start)) return null;
    seen.add(start);
    const first = wholeNumber(entries, '/First');
    const filtered = isFiltered(entries);
    if (isBroken || first === null || filtered === null) return 'pdf_active';
    if (seen.size > MOST_STREAMS) return 'file_unreadable';
    const content = filtered
      ? inflated(bytes.subarray(start), left)
      : plain(text, start, wholeNumber(entries, '/Length'));
    if (content === null) return 'file_unreadable';
    left -= content.length;
    return left < 0 ? 'file_unreadable' : { content, objects: placesIn(content, first) };
  };
}

/**
 * Whether the stream is compressed; null if it uses any other filter, or the usual one in another way. No ordinary
 * program does that with packed objects.
 */
function isFiltered(entries) {
  let filtered = false;
  for (const [key, value] of entries) {
    if (['/F', '/DP', '/FFilter', '/FDecodeParms'].includes(key)) return null;
    if (key === '/DecodeParms' && value.join() !== 'null') return null;
    if (key !== '/Filter') continue;
    if (filtered || !['/FlateDecode', '[,/FlateDecode,]'].includes(value.join())) return null;
    filtered = true;
  }
  return filtered;
}

/** A whole number that is written out, and only once; else null. */
function wholeNumber(entries, wanted) {
  const [value, ...more] = entries.filter(([key]) => key === wanted).map(([, tokens]) => tokens.join(' '));
  return value !== undefined && more.length === 0 && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** The whole content, or null: what a program makes of broken content can't be known. */
function inflated(bytes, limit) {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(limit, 1) };
    return inflateSync(bytes, options).toString('latin1');
  } catch {
    return null;
  }
}

/** Programs go by the stated length or by the next `endstream`. So the longer of both is read. */
function plain(text, start, length) {
  const end = text.indexOf('endstream', start);
  return text.slice(start, Math.max(start + (length ?? 0), end < 0 ? text.length : end));
}

/** The number of each object and where it begins. The content starts with both, for all of them. */
function placesIn(content, first) {
  const numbers = (content.slice(0, first).match(/\d{1,10}/g) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[2 * at],
    first + numbers[2 * at + 1],
  ]);
}
