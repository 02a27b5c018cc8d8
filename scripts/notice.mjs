import fs from 'node:fs';
import path from 'node:path';
import { noticeText } from './parts/notice.mjs';
import { ROOT } from './parts/run.mjs';

const file = path.join(ROOT, 'NOTICE');
const text = noticeText();

// With --check nothing is written, and an outdated NOTICE is a failure.
if (!process.argv.includes('--check')) fs.writeFileSync(file, text);
else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
  console.error('NOTICE does not list the packages that are delivered now: run `npm run notice`.');
  process.exitCode = 1;
}
