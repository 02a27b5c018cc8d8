import { licences } from './parts/licences.mjs';

// Lists every package by its licence. With --check only those whose licence is not allowed, which is a failure.
const all = licences();
const refused = all.filter(({ allowed }) => !allowed);
const shown = process.argv.includes('--check') ? refused : all;
for (const { licence, packages } of shown)
  console.log(`${licence}: ${packages.size}\n  ${[...packages].sort().join('\n  ')}\n`);
for (const { licence } of refused) console.error(`Not allowed: ${licence} (scripts/parts/licences.mjs).`);
if (refused.length > 0) process.exitCode = 1;
