import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { LOCAL_WORDS } from './local-words';

/** The 49,000 passwords that leaked most often come with the library. */
const dictionary = { ...common.dictionary, 'words-local': [...LOCAL_WORDS] };
const checker = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs });
const KNOWN = new Set([...common.dictionary['passwords-common'].map(lettersOf), ...LOCAL_WORDS]);

/** The platform may ask for more, and never for less. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 128;
const MIN_SCORE = 3;
/** A shorter word in a password says nothing about the rest of it. */
const SHORTEST_WORD = 4;

/**
 * At least `minLength` and 10 characters, at most 128, and a zxcvbn score of at least 3. It has not the name part of the email, and is
 * no well-known word with only figures and signs around it (docs/rules.md §3).
 */
export function isStrongPassword(password: string, email: string, minLength = MIN_LENGTH): boolean {
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (password.length < Math.max(minLength, MIN_LENGTH) || password.length > MAX_LENGTH) return false;
  if (name.length > 2 && password.toLowerCase().includes(name)) return false;
  if (isDecorated(password)) return false;
  return [password, password.replace(/\s/g, '')].every((text) => checker.check(text).score >= MIN_SCORE);
}

/** Whether its letters are one well-known word, also twice and with figures for letters: `Johnson2026!`, `P@ssw0rd P@ssw0rd`. */
function isDecorated(password: string): boolean {
  return [lettersOf(password), lettersOf(withoutFigures(password))].some((letters) => {
    const half = letters.slice(0, letters.length / 2);
    return [letters, half + half === letters ? half : ''].some(
      (word) => word.length >= SHORTEST_WORD && KNOWN.has(word),
    );
  });
}

function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');
}

const FIGURES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Figures and signs that stand between letters are read as letters: `m0td3passe`. */
function withoutFigures(text: string): string {
  return text.replace(/(?<=\p{L}[013457@$]*)[013457@$](?=[013457@$]*\p{L})/gu, (figure) => FIGURES[figure] ?? figure);
}
