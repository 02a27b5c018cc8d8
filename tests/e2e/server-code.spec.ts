import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Each server process keeps its code in memory, and must fit into a container of 512 MiB (docs/faults.md). */
const MOST_BYTES = 36_000_000;

test('the build puts no second copy of much code into the server', () => {
  const folder = path.join(process.cwd(), '.next', 'server');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
