import { and, eq } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { issueCode } from '@/lib/auth/one-time-code';
import { setPassword } from '@/lib/auth/set-password';
import { updateMember } from '@/lib/members/update-member';
import { recordOperatorPassword, recordPassword } from '@/lib/profile/change-password';
import { confirmSignUp } from '@/lib/sign-up/confirm-sign-up';
import { asOperator } from './as-operator';
import { asAdmin, asAgent } from './contexts';
import { editNow } from './edit-now';
import { makeTenant } from './factories';
import { makeSignUp } from './make-sign-up';

async function memberHash(tenantId: string, email: string): Promise<string> {
  const one = and(eq(members.tenantId, tenantId), eq(members.email, email));
  const [row] = await withTenant(tenantId, (tx) => tx.select().from(members).where(one));
  return row?.passwordHash ?? '';
}

async function operatorHash(id: string): Promise<string> {
  const [row] = await withPlatform((tx) => tx.select().from(operators).where(eq(operators.id, id)));
  return row?.passwordHash ?? '';
}

/**
 * Each way in which somebody gets a password. It returns what is stored. The test needs a database of its own, since a company
 * signs up in it.
 */
export const PASSWORD_WAYS: Record<string, (password: string) => Promise<string>> = {
  'by a member’s link': async (password) => {
    const tenant = await makeTenant();
    const email = `agent@${tenant.slug}.test`;
    const code = await issueCode('reset', { subjectTenantId: tenant.id, memberId: tenant.members.agent, email });
    await setPassword({ code, password, confirmation: password });
    return memberHash(tenant.id, email);
  },
  'by an operator’s link': async (password) => {
    const { id, email } = (await asOperator()).operator;
    const code = await issueCode('reset', { subjectTenantId: null, operatorId: id, email });
    await setPassword({ code, password, confirmation: password });
    return operatorHash(id);
  },
  'by the member': async (password) => {
    const tenant = await makeTenant();
    await recordPassword(await asAgent(tenant), { ownPassword: 'checked', password, confirmation: password });
    return memberHash(tenant.id, `agent@${tenant.slug}.test`);
  },
  'by the operator': async (password) => {
    const ctx = await asOperator();
    await recordOperatorPassword(ctx, { ownPassword: 'checked', password, confirmation: password });
    return operatorHash(ctx.operator.id);
  },
  'by an admin': async (password) => {
    const tenant = await makeTenant();
    const email = `agent@${tenant.slug}.test`;
    const member = { memberId: tenant.members.agent, name: 'The agent', email, role: 'agent', active: true };
    await editNow(updateMember, await asAdmin(tenant), { ...member, password, confirmation: password });
    return memberHash(tenant.id, email);
  },
  'by signing up': async (password) => {
    await withPlatform((tx) => tx.update(platformSettings).set({ signUpOpen: true }));
    const code = await makeSignUp();
    const slug = `n${code.replaceAll('-', '').slice(-20)}`;
    await confirmSignUp({ code, slug, password, confirmation: password }, { address: code, userAgent: null });
    const tenant = await findTenantBySlug(slug);
    return memberHash(tenant?.id ?? '', `rose@${slug}.test`);
  },
};
