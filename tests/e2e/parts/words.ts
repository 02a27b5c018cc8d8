import { readFileSync } from 'node:fs';
import path from 'node:path';
import type en from '../../../messages/en.json';

export type Words = typeof en;

/** The product's own texts, by which the journeys find what a user reads. */
export const WORDS = { en: read('en'), fr: read('fr'), ht: read('ht') };

function read(locale: string): Words {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'messages', `${locale}.json`), 'utf8'));
}
