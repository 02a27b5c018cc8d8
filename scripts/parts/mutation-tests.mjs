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
  const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  const tables = files.filter((file) => !isTest(file) && names.test(read(file)));
  const namesTable = (file) =>
    tables.some(
      (table) =>
        path.dirname(table) === path.dirname(file) && read(file).includes(`from './${path.basename(table, '.ts')}'`),
    );
  return files.filter((file) => isTest(file) && (names.test(read(file)) || namesTable(file)));
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
