import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

interface HintCompilation {
  hintCompilation: (folder: string) => void;
}

const part = new URL('../../../scripts/parts/hint-compilation.mjs', import.meta.url).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-chunks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('marks each script of a build once, but no library and no other file', async () => {
  const { hintCompilation } = (await import(part)) as HintCompilation;
  const library = `"${'x'.repeat(250_000)}";`;
  const files = { 'page.js': 'run();', 'library.js': library, 'page.js.map': '{}', 'page.css': 'a{}' };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  hintCompilation(folder);
  hintCompilation(folder);
  const now = Object.keys(files).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
  expect(Object.fromEntries(now)).toEqual({ ...files, 'page.js': '//# allFunctionsCalledOnLoad\nrun();' });
});
