import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const GROUPS = ['unit', 'integration'];

/**
 * The tests that name a folder of `lib`, directly or in a table next to them. They are expected to find that folder's
 * faults.
 */
export function testsOf(folder) {
  const names = new RegExp(`^import (?!type\\b)[^;]*? from '@/lib/${folder}/`, 'm');
  const files = GROUPS.flatMap((group) => filesUnder(path.join('tests', group)));
  const naming = files.filter((file) => names.test(fs.readFileSync(path.join(ROOT, file), 'utf8')));
  const tables = new Set(naming.filter((file) => !isTest(file)).map((file) => path.dirname(file)));
  return files.filter((file) => isTest(file) && (naming.includes(file) || tables.has(path.dirname(file))));
}

function filesUnder(folder) {
  const entries = fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return entries
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}
