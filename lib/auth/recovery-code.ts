import 'server-only';
import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Letters and digits that nobody takes for another one. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

/** Ten new codes, as they are shown: `ABCD-EFGH-JKMN-PQRS`, 78 random bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

function group(): string {
  return Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What is stored of a code, however it was typed: in small letters, with spaces or without hyphens. */
export function hashRecoveryCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(code).digest('hex');
}
