import { eq } from 'drizzle-orm';
import { closeDatabase, withPlatform } from '@/db/client';
import { operators, platformAuditEntries } from '@/db/schema/operators';
import { issueCode } from '@/lib/auth/one-time-code';
import { newId } from '@/lib/id';
import { CreateOperatorInput } from '@/lib/operators/input';
import { linkOrigin } from '@/lib/tenants/link-origin';

// For whoever keeps the server: the first operator, whom nobody can invite, and one who has lost the way in.
const [email, name = email] = process.argv.slice(2);
const input = CreateOperatorInput.safeParse({ email, name, role: 'superadmin' });
if (!input.success) {
  console.error('Say whom: npm run operator -- you@example.com "Your Name"');
  process.exit(1);
}
const { ROOT_DOMAIN: rootDomain, PUBLIC_ORIGIN: publicOrigin, PORT: port } = process.env;
const local = (rootDomain ?? 'localhost') === 'localhost';
const host = local ? `localhost:${port || 3000}` : (rootDomain ?? '');
const origin = linkOrigin('admin', {
  host,
  secure: !local,
  settings: { rootDomain, publicOrigin, port: port || '3000' },
});

try {
  const { operatorId, made } = await invited();
  const subject = { subjectTenantId: null, operatorId, email: input.data.email };
  const link = `${origin}/auth/reset?code=${await issueCode('invitation', subject)}`;
  console.log(`${made ? 'A super administrator was added' : 'There is such an operator already'}: ${input.data.email}`);
  console.log(`With this link they set a password, once and within 72 hours:\n${link}`);
} finally {
  await closeDatabase();
}

function invited(): Promise<{ operatorId: string; made: boolean }> {
  const { data } = input as Extract<typeof input, { success: true }>;
  return withPlatform(async (tx) => {
    const id = newId();
    const made = await tx
      .insert(operators)
      .values({ id, ...data })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    const [found] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.email, data.email));
    const operatorId = found?.id ?? id;
    const action = made.length > 0 ? 'operators.create' : 'operators.send_link';
    const entry = { actorName: 'Server', action, entity: 'operator', entityId: operatorId, before: null, after: data };
    await tx.insert(platformAuditEntries).values({ id: newId(), ...entry });
    return { operatorId, made: made.length > 0 };
  });
}
