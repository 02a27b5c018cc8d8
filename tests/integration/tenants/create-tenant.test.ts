import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { loadPasswordLink } from '@/lib/auth/password-link';
import { newId } from '@/lib/id';
import { checkSlug } from '@/lib/tenants/check-slug';
import { createTenant } from '@/lib/tenants/create-tenant';
import { openTenant } from '@/lib/tenants/open-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

const company = () => ({
  name: 'Kabrit Oto',
  slug: `k${newId().slice(-12)}`,
  plan: 'starter',
  timeZone: 'America/Port-au-Prince',
  language: 'ht',
  adminName: ' Wilna Bazelais ',
  adminEmail: 'Wilna@Kabrit.test',
});

const bySlug = (slug: string) => withPlatform((tx) => tx.select().from(tenants).where(eq(tenants.slug, slug)));

describe('a new company', () => {
  it('has its settings, its first admin without a password, and its beginning in its own log', async () => {
    const ctx = await asOperator('admin');
    const input = company();
    const { tenantId, admin } = await createTenant(ctx, input);
    expect(await bySlug(input.slug)).toMatchObject([
      { id: tenantId, name: 'Kabrit Oto', plan: 'starter', status: 'active' },
    ]);
    const [settings, staff, log] = await withTenant(tenantId, async (tx) => [
      await tx.select().from(tenantSettings).where(eq(tenantSettings.tenantId, tenantId)),
      await tx.select().from(members).where(eq(members.tenantId, tenantId)),
      await tx.select().from(auditEntries).where(eq(auditEntries.tenantId, tenantId)),
    ]);
    expect(settings).toMatchObject([{ legalName: 'Kabrit Oto', defaultLocale: 'ht' }]);
    const first = { id: admin.memberId, name: 'Wilna Bazelais', email: 'wilna@kabrit.test', role: 'admin' };
    expect(staff).toMatchObject([{ ...first, passwordHash: null, active: true, locale: 'ht' }]);
    expect(log).toMatchObject([{ action: 'tenants.create', operatorId: ctx.operator.id, memberId: null }]);
  });

  it('comes with a link that lets the first admin set a password, once', async () => {
    const ctx = await asOperator('admin');
    const input = company();
    const { answer } = await openTenant(ctx, input, (slug) => `https://${slug}.wout.test`);
    expect(answer.link).toMatch(new RegExp(`^https://${input.slug}\\.wout\\.test/auth/reset\\?code=`));
    const code = new URL(answer.link).searchParams.get('code') ?? '';
    expect(await loadPasswordLink(code)).toMatchObject({ tenantId: answer.tenantId, email: 'wilna@kabrit.test' });
    expect(Object.keys(answer.admin)).toEqual(['name', 'email']);
  });

  it('is not made where no link could be', async () => {
    const input = company();
    const attempt = openTenant(await asOperator(), input, () => null);
    await expect(attempt).rejects.toMatchObject({ code: 'link_origin_missing' });
    expect(await bySlug(input.slug)).toEqual([]);
  });

  it('can’t have a subdomain that is taken, reserved or no word for an address', async () => {
    const ctx = await asOperator();
    const { slug: taken } = await makeTenant();
    for (const [slug, code] of [
      [taken, 'slug_taken'],
      [taken.toUpperCase(), 'slug_taken'],
      ['admin', 'invalid_slug'],
      ['localhost', 'invalid_slug'],
      ['ab', 'invalid_slug'],
      ['1oto', 'invalid_slug'],
      ['oto lakay', 'invalid_slug'],
      ['', 'required'],
    ] as const)
      await expect(createTenant(ctx, { ...company(), slug }), slug).rejects.toMatchObject({ fields: { slug: code } });
  });

  it('goes to one of two operators who choose the same subdomain at the same moment', async () => {
    const [one, other] = [await asOperator(), await asOperator()];
    const input = company();
    const both = await Promise.allSettled([createTenant(one, input), createTenant(other, input)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: { slug: 'slug_taken' } },
    });
    expect(await bySlug(input.slug)).toHaveLength(1);
  });

  it('is told before it is saved whether the subdomain is free', async () => {
    const ctx = await asOperator('admin');
    const { slug } = await makeTenant();
    for (const [typed, state] of [
      [slug, 'taken'],
      [` ${slug.toUpperCase()} `, 'taken'],
      ['api', 'not_allowed'],
      ['x', 'not_allowed'],
      [null, 'not_allowed'],
      [company().slug, 'free'],
    ] as const)
      expect(await checkSlug(ctx, typed), String(typed)).toBe(state);
    const support = checkSlug(await asOperator('support'), slug);
    await expect(support).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });

  it('says at each field what is wrong', async () => {
    const wrong = { name: ' ', plan: 'gold', timeZone: 'Mars/Olympus', language: 'de', adminName: '', adminEmail: 'x' };
    const attempt = createTenant(await asOperator(), { ...company(), ...wrong });
    await expect(attempt).rejects.toMatchObject({
      fields: { name: 'required', timeZone: 'invalid_value', language: 'invalid_value', adminEmail: 'invalid_email' },
    });
    await expect(createTenant(await asOperator(), { ...company(), plan: 'gold' })).rejects.toMatchObject({
      fields: { plan: 'invalid_value' },
    });
  });

  it('is not for support staff', async () => {
    const attempt = createTenant(await asOperator('support'), company());
    await expect(attempt).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });
});
