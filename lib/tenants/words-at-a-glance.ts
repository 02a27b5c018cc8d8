/** Letters that are read as a Latin one, from Cyrillic, Greek, Armenian and the phonetic alphabet, and figures that stand for one. */
const LOOK_ALIKES: Record<string, string> = {
  a: 'аαɑᴀ@4',
  b: 'ьвᴃ8',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεєᴇ3',
  g: 'ɡց',
  h: 'һհʜ',
  i: 'іιɩ!',
  j: 'ј',
  k: 'кκᴋ',
  l: 'ӏⅼ1|',
  m: 'мᴍ',
  n: 'пոɴ',
  o: 'оοσօᴏ0',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гᴦʀ',
  s: 'ѕꜱ$5',
  t: 'тτᴛ7',
  u: 'υսцᴜ',
  v: 'ѵνᴠ',
  w: 'ѡԝωաᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
};

const PLAIN = new Map(Object.entries(LOOK_ALIKES).flatMap(([plain, others]) => [...others].map((one) => [one, plain])));

/**
 * The words of a text as somebody reads them at a glance: in small Latin letters, without accents and what can't be seen.
 * `WoutSupport` is two words, `W.o.u.t` is one.
 */
export function wordsAtAGlance(text: string): string[] {
  const seen = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  const plain = [...seen].map((letter) => PLAIN.get(letter) ?? letter).join('');
  const words = plain
    .replaceAll('vv', 'w')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    const spelled = word.length === 1 && words[at - 1]?.length === 1;
    joined.push(spelled ? `${joined.pop()}${word}` : word);
  }
  return joined;
}
