import type { Route } from './read-routes';

const DONE = { post: 'send', put: 'change', patch: 'change', delete: 'remove' } as const;

/** What short words of addresses stand for. */
const SHORT: Readonly<Record<string, string>> = { p: 'shared paper' };

/** What a verb's name says, or else the path in words: `Vehicle: timeline`. */
export function summaryOf({ calls, path, method, operation: { verb, reads } }: Route): string {
  if (calls) return sentence(wordsOf(calls));
  const parts = path.split('/').filter((part) => part && part !== 'admin');
  const words = parts.flatMap((part, place) => {
    if (part.startsWith('{')) return part.endsWith('Id}') ? [wordsOf(part.slice(1, -3))] : [];
    // A record names its kind already.
    return parts[place + 1]?.endsWith('Id}') ? [] : [SHORT[part] ?? part.replaceAll('-', ' ')];
  });
  if (method !== 'get' && !reads) words.push(verb?.split('.').at(-1)?.replaceAll('_', ' ') ?? DONE[method]);
  return sentence(words.length > 1 ? `${words[0]}: ${words.slice(1).join(', ')}` : (words[0] ?? path));
}

/** Sentences for those who read the code: of its own names, of another function, of what nobody has asked for. */
const NOT_TOLD = /`(?!\w+(?:Id|At|Stamp)`)[a-z]+[A-Z]\w*(?:\(\))?`|`mail`|docs\/|\.ts\b|^ ?The same\b|^ ?Assumption:/;

/** What a comment in the code says to those who call it: without the code's own names, and in one line. */
export function toldText(text: string): string | undefined {
  const line = text
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\((?:see )?docs\/[^)]*\)/g, '')
    .trim();
  const sentences = line.match(/(?:[^.`]|`[^`]*`|\.(?=\S))+\.?/g) ?? [];
  const told = sentences.filter((one) => !NOT_TOLD.test(one));
  return told.map((one) => one.trim().replace(/^Throws /, 'Can be refused with ')).join(' ') || undefined;
}

function wordsOf(name: string): string {
  return name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

function sentence(words: string): string {
  const [first = '', ...rest] = words.replace(/\bapi\b/, 'API').split(' ');
  return [`${first[0]?.toUpperCase()}${first.slice(1)}`, ...rest].join(' ');
}
