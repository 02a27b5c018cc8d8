import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

const FOLDER = path.join('.next', 'standalone');
/** Next puts the server and its packages there. Outside of its folder, so that packages are found where they are whole. */
const BUNDLES = path.join('.next', 'bundles');
const HERE = path.dirname(new URL(import.meta.url).pathname);
/** Our programs in TypeScript, and the thread that runs such: one file of JavaScript each, at the place where they are looked for. */
const PROGRAMS = {
  'db/prepare': 'scripts/prepare.ts',
  'scripts/invite-operator': 'scripts/invite-operator.ts',
  'lib/papers/paper-worker': 'lib/papers/paper-worker.mjs',
};
/** Run as they are, with the packages that they import. Our own scripts are copied, because a trace would follow each of their paths. */
const SOURCES = ['scripts/parts/settings.mjs', 'lib/storage/pdf-reader.mjs', 'lib/imports/formats/workbook-worker.mjs'];
const COPIED = [
  '.next/static',
  'db/migrations',
  '.env.example',
  'NOTICE',
  // Loaded by pdf.mjs by names that no trace can follow.
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
  'node_modules/@napi-rs',
  'scripts/parts',
  ...['serve', 'is-alive', 'backup', 'restore'].map((name) => `scripts/${name}.mjs`),
];

/** Adds to what Next made of a build all that it leaves out, so that the folder can be served from anywhere. Returns the folder. */
export async function assemble() {
  const folder = path.join(ROOT, FOLDER);
  // Read from a path that Next can't know, it takes these for files of the application.
  fs.rmSync(path.join(folder, 'tests'), { recursive: true, force: true });
  await bundle();
  const bundles = Object.keys(PROGRAMS).map((name) => `${name}.mjs`);
  for (const name of bundles) copy(path.join(BUNDLES, name), name);
  for (const place of COPIED) copy(place, place);
  for (const file of await needed([...bundles.map((name) => path.join(BUNDLES, name)), ...SOURCES]))
    if (!file.startsWith(BUNDLES)) copy(file, file);
  return folder;

  function copy(from, to) {
    const filter = (file) => !/_snapshot\.json$/.test(file);
    fs.cpSync(path.join(ROOT, from), path.join(folder, to), { recursive: true, force: true, filter });
  }
}

/** Our own sources in one file; packages stay outside, because some open files beside them. */
function bundle() {
  return build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(PROGRAMS).map(([out, entry]) => ({ in: entry, out })),
    outdir: BUNDLES,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    tsconfig: path.join('scripts', 'tsconfig.json'),
    alias: {
      'tsx/esm/api': path.join(HERE, 'no-tsx.mjs'),
      'server-only': path.join(ROOT, 'scripts', 'server-only.ts'),
    },
    logLevel: 'error',
  });
}

/** All files that some files of ours load, packages included, relative to the checkout. */
async function needed(files) {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');
  const { fileList } = await nodeFileTrace(
    files.map((file) => path.join(ROOT, file)),
    { base: ROOT },
  );
  return [...fileList].filter((file) => fs.statSync(path.join(ROOT, file)).isFile());
}
