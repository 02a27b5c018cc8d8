import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allRoutes } from '@/tests/support/next/routes';

it('every route that makes a file while it is sent has a HEAD that begins none', () => {
  const files = [...new Set(allRoutes().map(({ file }) => file))];
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const made = sources.filter(([, source]) => /\b(?:streamResponse|archiveResponse|toWeb)\(/.test(source));
  expect(made.map(([file]) => file)).toEqual([
    'app/api/admin/tenants/[tenantId]/archive/route.ts',
    'app/api/archive/route.ts',
    'app/api/reports/export/route.ts',
    'app/api/reports/figures/route.ts',
  ]);
  for (const [file, source] of made) expect(source, file).toContain('export const HEAD = headOnly(of, ');
});
