import { unpackObjects } from './pdf-packed.mjs';
import { TooMuchWork, valueReader } from './pdf-values.mjs';

// Plain JavaScript, because it runs in a separate thread, which Node starts directly from this file.

const ARCHIVE_END = 'PK\x05\x06';
/** An archive's end may be followed by a comment of 64 KiB. */
const ARCHIVE_TAIL = 22 + 65_535;
/** An ordinary file is read once, object by object. Some bytes of an image may look like the start of an object. */
const READ_TIMES = 3;
const READ_MORE = 1024 * 1024;
const MOST_OPENINGS = 20;

/** Names of things that run, carry other files, or send something out. Each must appear somewhere as a name to work. */
const ACTIVE = names(
  ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'GoTo3DView'],
  ...['XFA', 'EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Collection', 'Movie', 'Sound'],
);
/** Short names that an image's bytes may contain by chance. They count only within objects. */
const SHORT = new Set(['/AA', '/EF', '/JS']);
const ACTIVE_SHORT = names('AA', 'EF', 'JS');
const ENCRYPT = names('Encrypt');
const OPENING = new RegExp(names('OpenAction').source, 'g');
const GO_TO = { '/Type': '/Action', '/S': '/GoTo' };

/**
 * The reason not to store a PDF, or null. It reads the whole file and all objects packed in streams, even those nothing
 * refers to. A false table of contents therefore can't hide anything. The time grows with the file's length and never
 * faster.
 * @param {Buffer} bytes
 * @returns {'pdf_active' | 'pdf_protected' | 'file_unreadable' | null}
 */
export function findPdfDanger(bytes) {
  const text = bytes.toString('latin1');
  if (ENCRYPT.test(text)) return 'pdf_protected';
  if (ACTIVE.test(text) || carriesArchive(text)) return 'pdf_active';
  try {
    return findInObjects(bytes, text);
  } catch (error) {
    if (error instanceof TooMuchWork) return 'file_unreadable';
    throw error;
  }
}

function findInObjects(bytes, text) {
  const read = valueReader(text.length * READ_TIMES + READ_MORE);
  const unpack = unpackObjects(bytes, text);
  const objects = new Map();
  const openings = [];
  let acts = false;
  let nameless = false;

  for (const { index, 0: word } of text.matchAll(/(?<=[\0\s\d])obj|trailer/g)) {
    const start = index + word.length;
    const value = read(text, start, (name, end) => {
      if (SHORT.has(name)) acts = true;
      if (name === '/OpenAction') openings.push([text, end]);
    });
    if (acts || openings.length > MOST_OPENINGS) return 'pdf_active';
    const number = numberBefore(text, index);
    if (number !== null) define(number, [text, start]);
    else if (word === 'obj') nameless = true;
    const packed = value.ended === 'stream' ? unpack(value) : null;
    if (packed === null) continue;
    if (typeof packed === 'string') return packed;
    const { content } = packed;
    if (ENCRYPT.test(content)) return 'pdf_protected';
    if (ACTIVE.test(content) || ACTIVE_SHORT.test(content)) return 'pdf_active';
    for (const found of content.matchAll(OPENING)) openings.push([content, found.index + found[0].length]);
    for (const [own, at] of packed.objects) define(own, [content, at]);
  }
  if (openings.length > MOST_OPENINGS) return 'pdf_active';
  return openings.every(([source, at]) => goesToPage(source, at)) ? null : 'pdf_active';

  /** A number may be defined several times. Which one counts depends on the program that reads the file. */
  function define(number, place) {
    const places = objects.get(number);
    if (places) places.push(place);
    else objects.set(number, [place]);
  }

  /** Opening a document may go to a page, and do nothing else. */
  function goesToPage(source, at) {
    const reference = /^[\0\s]*(\d{1,10})[\0\s]+\d{1,5}[\0\s]+R/.exec(source.slice(at, at + 64));
    if (!reference) return isGoTo(read(source, at));
    const places = nameless ? [] : (objects.get(Number(reference[1])) ?? []);
    return places.length > 0 && places.every(([inside, place]) => isGoTo(read(inside, place)));
  }
}

function isGoTo({ begins, entries, isBroken }) {
  if (begins !== '<<') return begins === '[';
  if (isBroken) return false;
  return (
    entries.some(([key]) => key === '/S') &&
    entries.every(([key, value]) => key === '/D' || (value.length === 1 && GO_TO[key] === value[0]))
  );
}

function numberBefore(text, index) {
  const found = /(?:^|[^\d])(\d{1,10})[\0\s]+\d{1,5}[\0\s]*$/.exec(text.slice(Math.max(0, index - 64), index));
  return found && Number(found[1]);
}

/** Whether an archive is appended to the document, for programs that read archives from their end. */
function carriesArchive(text) {
  const tail = Math.min(text.lastIndexOf('%%EOF'), text.length - ARCHIVE_TAIL);
  return text.indexOf(ARCHIVE_END, Math.max(0, tail)) >= 0;
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
