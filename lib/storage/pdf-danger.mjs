import { constants, inflateSync } from 'node:zlib';

// Plain JavaScript, because it runs in a separate thread, which Node starts directly from this file.

const OBJECT_STREAM_LIMIT = 64 * 1024 * 1024;
const TOTAL_LIMIT = 512 * 1024 * 1024;
const PROBE_BYTES = 1024;
const WINDOW = 2048;

/** Names of things that run, carry other files, or send something out. Each must appear somewhere as a name to work. */
const ACTIVE = names(
  ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'SubmitForm', 'ImportData', 'GoToE', 'GoTo3DView', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Collection'],
);
/** Short names that an image's bytes may contain by chance. They are only searched for outside streams. */
const ACTIVE_SHORT = names('AA', 'EF', 'JS');
const ENCRYPT = names('Encrypt');
const PACKED = names('ObjStm', 'First');
const FILTER = names('Filter', 'F');
const PARAMETERS = names('DecodeParms', 'DP');
const OPENING = new RegExp(names('OpenAction').source, 'g');
const GO_TO = /^<<\s*(?:\/Type\s*\/Action\s*|\/S\s*\/GoTo\s*|\/D\s*(?:\[[^\]<>]*\]|\([^()<>]*\)|\/[\w.-]+)\s*)+>>/;
const FLATE = /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*\]?(?=[\s/>])/;

/**
 * The reason not to store a PDF, or null. It reads the whole file and all objects packed in streams, even those nothing
 * refers to. A false table of contents therefore can't hide anything.
 * @param {Buffer} bytes
 * @returns {'pdf_active' | 'pdf_protected' | 'file_unreadable' | null}
 */
export function findPdfDanger(bytes) {
  const text = bytes.toString('latin1');
  if (ENCRYPT.test(text)) return 'pdf_protected';
  if (ACTIVE.test(text) || carriesArchive(text)) return 'pdf_active';
  const unpacked = [text.replace(/stream\r?\n[\s\S]*?endstream/g, ' ')];
  let total = 0;
  for (const { index } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const start = index + (text.startsWith('\r\n', index + 6) ? 8 : 7);
    const content = unpack(bytes.subarray(start));
    if (content === 'too_large') return 'file_unreadable';
    total += content?.length ?? 0;
    if (total > TOTAL_LIMIT) return 'file_unreadable';
    if (content === null) {
      if (hidesObjects(text.slice(Math.max(0, index - WINDOW), index))) return 'pdf_active';
    } else {
      if (ACTIVE.test(content)) return 'pdf_active';
      if (ENCRYPT.test(content)) return 'pdf_protected';
      unpacked.push(content);
    }
  }
  if (unpacked.some((part) => ACTIVE_SHORT.test(part))) return 'pdf_active';
  return opensWithAction(unpacked) ? 'pdf_active' : null;
}

/** Whether an archive is appended to the document, for programs that read archives from their end. */
function carriesArchive(text) {
  return text.indexOf('PK\x05\x06', Math.max(0, text.lastIndexOf('%%EOF'))) >= 0;
}

/** A pattern of names in which any letter may be written as `#` and its code. */
function names(...list) {
  const letter = (char) =>
    `(?:${char}|#${char
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  return new RegExp(`/(?:${list.map((name) => [...name].map(letter).join('')).join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`);
}

/**
 * The text of a stream that may hold objects, which starts with their numbers; null for images, fonts and everything
 * else.
 */
function unpack(bytes) {
  try {
    const probe = inflateSync(bytes.subarray(0, 4 * PROBE_BYTES), { finishFlush: constants.Z_SYNC_FLUSH });
    if (!/^[\s\0]*(?:%|\d|$)/.test(probe.subarray(0, PROBE_BYTES).toString('latin1'))) return null;
  } catch {
    return null;
  }
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: OBJECT_STREAM_LIMIT };
    return inflateSync(bytes, options).toString('latin1');
  } catch (error) {
    return error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : null;
  }
}

/** Whether a dictionary describes packed objects that use a filter no ordinary program uses. */
function hidesObjects(dictionary) {
  const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf('endobj'), dictionary.lastIndexOf('endstream')));
  if (!PACKED.test(own)) return false;
  return PARAMETERS.test(own) || (FILTER.test(own) && !FLATE.test(own));
}

/** Opening a document may go to a page, and do nothing else. */
function opensWithAction(parts) {
  return parts.some((part) =>
    [...part.matchAll(OPENING)].some(({ index, 0: name }) => {
      const target = part.slice(index + name.length).trimStart();
      const [, number, generation] = /^(\d+)\s+(\d+)\s+R/.exec(target.slice(0, WINDOW)) ?? [];
      return !goesToPage(number === undefined ? target : objectIn(parts, number, generation));
    }),
  );
}

function goesToPage(object) {
  return object.startsWith('[') || GO_TO.test(object.slice(0, WINDOW));
}

/** The text of a numbered object, in the file itself or packed in a stream. Empty if there is none. */
function objectIn([plain, ...packed], number, generation) {
  const own = new RegExp(`(?:^|[^\\d])${number}\\s+${generation}\\s+obj\\s*`).exec(plain);
  if (own) return plain.slice(own.index + own[0].length);
  for (const part of packed) {
    const header = /^[\s\d]*/.exec(part)?.[0] ?? '';
    const pairs = header.trim().split(/\s+/);
    const at = pairs.findIndex((value, place) => place % 2 === 0 && value === number);
    if (at >= 0) return part.slice(header.length + Number(pairs[at + 1])).trimStart();
  }
  return '';
}
