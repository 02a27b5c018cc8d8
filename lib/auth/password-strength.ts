import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

const checker = new ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs });

/** The platform may ask for more, and never for less. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 128;
const MIN_SCORE = 3;

/** At least `minLength` and 10 characters, at most 128, a zxcvbn score of at least 3, and not the name part of the email (docs/rules.md §3). */
export function isStrongPassword(password: string, email: string, minLength = MIN_LENGTH): boolean {
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (password.length < Math.max(minLength, MIN_LENGTH) || password.length > MAX_LENGTH) return false;
  if (name.length > 2 && password.toLowerCase().includes(name)) return false;
  return checker.check(password).score >= MIN_SCORE;
}
