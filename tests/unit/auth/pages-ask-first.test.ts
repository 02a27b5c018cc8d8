import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { can, PERMISSIONS, type Permission } from '@/lib/auth/permissions';

const pages = readdirSync('app/(tenant)', { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === 'page.tsx')
  .map(({ name, parentPath }) => join(parentPath, name));

/** The reads of a page that an agent may not see. */
function heldBack(source: string): string[] {
  return [...source.matchAll(/query\(ctx, '([a-z._]+)'/g)]
    .map(([, permission = '']) => permission)
    .filter((permission) => permission in PERMISSIONS && !can('agent', permission as Permission));
}

// An agent who opens the URL is redirected. An error thrown by a read would show the error page.
describe('a page that not everybody may see', () => {
  it('is among the pages', () => {
    expect(pages.filter((page) => heldBack(readFileSync(page, 'utf8')).length > 0).length).toBeGreaterThan(1);
  });

  it.each(pages)('asks before it reads: %s', (page) => {
    const source = readFileSync(page, 'utf8');
    for (const permission of heldBack(source))
      expect(source).toMatch(
        new RegExp(
          `if \\(!can\\(ctx\\.role, '${permission}'\\)\\) redirect\\(|requireRight\\(ctx, '${permission}'[,)]`,
        ),
      );
  });
});
