import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { operators, platformAuditEntries } from '@/db/schema/operators';
import { setPassword } from '@/lib/auth/set-password';
import { newId } from '@/lib/id';

let email: string;
beforeEach(() => {
  email = `${newId()}@invited.test`;
});
afterAll(closeDatabase);

/** What `npm run operator` runs once the database is there. */
async function invite(...args: string[]): Promise<string> {
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json', 'scripts/invite-operator.ts'];
  const env = { ...process.env, ROOT_DOMAIN: 'rent.example.com' };
  const { stdout } = await promisify(execFile)(process.execPath, [...tsx, ...args], { env });
  return stdout;
}

async function operator() {
  const [found] = await withPlatform((tx) => tx.select().from(operators).where(eq(operators.email, email)));
  return found;
}

it('adds a super administrator, whose link sets a password once', async () => {
  const said = await invite(email, 'Marie Jean');
  expect(said).toContain(`A super administrator was added: ${email}`);
  const [, code = ''] = /https:\/\/admin\.rent\.example\.com\/auth\/reset\?code=(\S+)/.exec(said) ?? [];
  expect(await operator()).toMatchObject({ name: 'Marie Jean', role: 'superadmin', active: true, passwordHash: null });
  const typed = { code, password: 'mango-kafe-7-wout', confirmation: 'mango-kafe-7-wout' };
  await setPassword(typed);
  expect((await operator())?.passwordHash).toMatch(/^\$argon2id\$/);
  await expect(setPassword(typed)).rejects.toThrow();
});

it('gives a known operator a link and nothing else, and says so', async () => {
  await withPlatform((tx) =>
    tx.insert(operators).values({ id: newId(), name: 'Ann', email, role: 'support', active: false }),
  );
  const said = await invite(email, 'Somebody Else');
  expect(said).toContain(`There is such an operator already, with the role support: ${email}`);
  expect(said).toContain('They are kept out.');
  const found = await operator();
  expect(found).toMatchObject({ name: 'Ann', role: 'support', active: false });
  const entries = await withPlatform((tx) =>
    tx
      .select()
      .from(platformAuditEntries)
      .where(eq(platformAuditEntries.entityId, found?.id ?? newId())),
  );
  expect(entries).toMatchObject([
    { action: 'operators.send_link', actorName: 'Server', after: { link: 'invitation' } },
  ]);
});
