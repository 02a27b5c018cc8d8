import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Set by Node, by Next, by our build (`next.config.ts`), and by our own start (`scripts/parts/worker-count.mjs`). */
const GIVEN = ['NODE_ENV', 'NEXT_RUNTIME', 'BUILD_VERSION', 'BUILD_COMMIT', 'ROUTE_WORDS', 'JOBS_ELSEWHERE'];

const files = ['app', 'components', 'db', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name, parentPath }) => path.join(parentPath, name)),
);

it('an empty setting takes its default, as a copied .env.example has many', () => {
  const wrong = [...files, 'middleware.ts'].flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:process\.env|settings)\.([A-Z][A-Z0-9_]+)\s+(?:\?\?|[!=]== undefined)/g,
      ),
    ]
      .filter(([, name = '']) => !GIVEN.includes(name))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('every setting that the application reads is in the README', () => {
  const read = [...files, 'middleware.ts'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:process\.env|settings)\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
  );
  const names = [...new Set(read)].filter((name) => name !== undefined && !GIVEN.includes(name));
  const readme = readFileSync('README.md', 'utf8');
  expect(names).toContain('S3_BUCKET');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
