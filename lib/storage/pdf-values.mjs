// Plain JavaScript, because it runs in a separate thread, which Node starts directly from this file.

const TOKEN =
  /[\0\t\n\f\r ]+|%[^\r\n]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|<[^>]*>?|[[\](]|[^\0\t\n\f\r ()<>[\]{}/%]+|[\s\S]/y;
const IN_STRING = /[^()\\]+|\\[\s\S]?|[()]/y;
const BLANK = /^[\0\s%]/;
const PAIRS = { '>>': '<<', ']': '[' };
const ENDS = new Set(['endobj', 'stream', 'endstream', 'obj', 'xref', 'startxref']);
const DEEPEST = 500;
/** The most tokens of one entry that are kept. No entry that we check has more. */
const KEPT = 20;

/** Thrown where a file makes its reader work more than any ordinary file does. */
export class TooMuchWork extends Error {}

/**
 * Makes a reader of the values in a PDF's text. All its reads together cover at most `limit` characters. Then it throws
 * `TooMuchWork`, since values may overlap in a file that is made to be slow.
 */
export function valueReader(limit) {
  let left = limit;

  /** The next token and its end; null at the end of the text. */
  function next(text, from) {
    for (let at = from; ; ) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(text)?.[0];
      if (token === undefined) return null;
      const end = token === '(' ? endOfString(text, at + 1) : at + token.length;
      left -= end - at;
      if (left < 0) throw new TooMuchWork();
      if (!BLANK.test(token)) return { token: token[0] === '/' ? plainName(token) : token, end };
      at = end;
    }
  }

  /**
   * Reads from a place to the word that ends an object there. Without `onName` it reads only to the end of the first
   * value. Returns what the value begins with, the entries of a dictionary, and the word at the end. `onName` gets each
   * name, at any depth, with the place behind it.
   */
  function read(text, at, onName) {
    const value = { begins: '', entries: [], isBroken: false, ended: '', end: at };
    const open = [];
    for (let found = next(text, at); found; found = next(text, found.end)) {
      const { token, end } = found;
      value.end = end;
      if (open.length === 0 && ENDS.has(token)) return { ...value, ended: token };
      value.begins ||= token;
      if (PAIRS[token] && open.at(-1) === PAIRS[token]) open.pop();
      else if (PAIRS[token]) value.isBroken = true;
      if (token[0] === '/') onName?.(token, end);
      if (open.length > 0) addToEntries(value.entries, token, open.length);
      if (token === '<<' || token === '[') open.push(token);
      if (open.length > DEEPEST) throw new TooMuchWork();
      if (!onName && open.length === 0) return value;
    }
    return value;
  }

  return read;
}

/** At the first level a name begins an entry, unless the entry before it has no value yet. */
function addToEntries(entries, token, depth) {
  const last = entries.at(-1);
  if (depth === 1 && token[0] === '/' && (!last || last[1].length > 0)) entries.push([token, []]);
  else if (last && last[1].length < KEPT) last[1].push(token);
}

function endOfString(text, from) {
  let at = from;
  for (let depth = 1; depth > 0; ) {
    IN_STRING.lastIndex = at;
    const part = IN_STRING.exec(text)?.[0];
    if (part === undefined) return at;
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    at += part.length;
  }
  return at;
}

/** A name may have any of its letters written as `#` and its code. */
function plainName(token) {
  return token.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
