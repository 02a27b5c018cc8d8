import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type en from '../../../messages/en';

export type Words = typeof en;

/** The product's own texts, by which the journeys find what a user reads. */
export const WORDS = { en: read('en'), fr: read('fr'), ht: read('ht') };

function read(locale: string): Words {
  const folder = path.join(process.cwd(), 'messages', locale);
  const domains = readdirSync(folder).map((file) => [path.basename(file, '.json'), parse(path.join(folder, file))]);
  return Object.fromEntries(domains);
}

function parse(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
