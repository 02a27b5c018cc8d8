import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '@/package.json';
import { buildDocument } from '@/scripts/parts/openapi/build-document';
import { formatDocument } from '@/scripts/parts/openapi/format-document';
import { readRoutes } from '@/scripts/parts/openapi/read-routes';

const ROOT = path.resolve(import.meta.dirname, '../../..');

// `npm run openapi` writes the file again.
it('describes every route of the API as it is now', async () => {
  const document = buildDocument(await readRoutes(ROOT), manifest.version);
  await expect(formatDocument(document)).toMatchFileSnapshot(path.join(ROOT, 'lib/openapi/openapi.json'));
  const ids = Object.values(document.paths).flatMap((at) => Object.values(at).map(({ operationId }) => operationId));
  expect(ids.length).toBeGreaterThan(250);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
}, 300_000);
