import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One place where a text is used. */
export interface MessageUse {
  file: string;
  /**
   * The possible keys: more than one if the file binds the translator's name to several namespaces. `*` stands for a
   * part known only at run time: `customers.tier_*`.
   */
  keys: string[];
  /** The call passes no values for the text's parameters. */
  bare: boolean;
}

const ROOTS = ['app', 'components', 'lib', 'middleware.ts'];
const BOUND = /(\w+)(?:, \w+\])? = (?:await )?(?:Promise\.all\(\[)?(?:use|get)Translations(?:<\w+>)?\((?:'(\w+)')?\)/g;
const BOUND_ON_PAPER = /(\w+) = createTranslator\(\{[^}]*namespace: '(\w+)'/g;
const AT_ONCE = /\(await getTranslations\('(\w+)'\)\)\(/g;
const DOTTED = /'([a-z]\w*(?:\.\w+)+)'/g;
/** A value in a comparison is not a message key. */
const COMPARED = /[!=]==\s*'[^']*'/g;

/** Every message key used by screens, papers and emails, found in their source. */
export function messageUses(): MessageUse[] {
  return ROOTS.flatMap(filesUnder).flatMap((file) => usesIn(file, readFileSync(file, 'utf8')));
}

/** The calls of translators in one file. */
export function usesIn(file: string, text: string): MessageUse[] {
  const namespaces = namespacesIn(text);
  const calls = [...namespaces].flatMap(([name, spaces]) =>
    callsIn(text, new RegExp(`(?<![\\w$])${name}(\\.(?:rich|has|markup|raw))?\\(`, 'g')).map((call) => ({
      ...call,
      spaces,
    })),
  );
  const atOnce = callsIn(text, AT_ONCE).map((call) => ({ ...call, spaces: [`${call.kind}.`] }));
  return [...calls, ...atOnce].flatMap(({ argument, kind, bare, spaces }) =>
    keysIn(argument).map((key) => ({
      file,
      keys: spaces.map((space) => space + key),
      bare: bare && !/has|raw/.test(kind),
    })),
  );
}

/** Every word in these files that is a string or a property's name: the possible values of a variable in a key. */
export function wordsIn(...files: string[]): string[] {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/'(\w+)'|(\w+)\??:/g)].map(([, word, name]) => word ?? name ?? ''));
}

/** Whole keys in tables of labels: `label: 'vehicles.make'`. */
export function dottedKeys(): string[] {
  const texts = ROOTS.flatMap(filesUnder).map((file) => readFileSync(file, 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(DOTTED)].map(([, key = '']) => key));
}

/**
 * The namespaces bound to each translator's name in this file. A translator passed as a parameter is called `t` and has
 * none.
 */
function namespacesIn(text: string): Map<string, string[]> {
  const bound = [...text.matchAll(BOUND), ...text.matchAll(BOUND_ON_PAPER)].map(
    ([, name = '', space]) => [name, space ? `${space}.` : ''] as const,
  );
  const names = new Set(['t', ...bound.map(([name]) => name)]);
  return new Map([...names].map((name) => [name, spacesOf(name, bound)]));
}

function spacesOf(name: string, bound: (readonly [string, string])[]): string[] {
  const own = new Set(bound.filter(([other]) => other === name).map(([, space]) => space));
  return own.size > 0 ? [...own] : [''];
}

/** The first argument of each call, whether it is the only one, and what the pattern's group has found. */
function callsIn(text: string, call: RegExp): { argument: string; bare: boolean; kind: string }[] {
  return [...text.matchAll(call)].map((found) => {
    const from = found.index + found[0].length;
    const argument = firstArgument(text, from);
    return { argument, bare: text[from + argument.length] === ')', kind: found[1] ?? '' };
  });
}

/** The source of a call's first argument, from after the opening bracket to the comma or bracket that ends it. */
function firstArgument(text: string, from: number): string {
  for (let at = from, depth = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if ((character === ',' || character === ')') && depth === 0) return text.slice(from, at);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === "'") at = text.indexOf("'", at + 1);
  }
  return text.slice(from);
}

/** The strings in an argument, or `*` for one known only at run time. */
function keysIn(argument: string): string[] {
  const plain = withoutInsides(argument).replace(COMPARED, '');
  const written = [...plain.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, text, template]) => text ?? template ?? '');
  return written.length > 0 ? written : argument.trim() === '' ? [] : ['*'];
}

/** A template with `*` for each value in it. */
function withoutInsides(argument: string): string {
  let [plain, depth] = ['', 0];
  for (let at = 0; at < argument.length; at += 1) {
    if (argument.startsWith('${', at)) {
      if (depth === 0) plain += '*';
      depth += 1;
      at += 1;
    } else if (depth > 0 && argument[at] === '}') depth -= 1;
    else if (depth === 0) plain += argument[at];
  }
  return plain;
}

function filesUnder(root: string): string[] {
  if (root.endsWith('.ts')) return [root];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
