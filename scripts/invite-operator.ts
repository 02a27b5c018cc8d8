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
const local = (rootDomain || 'localhost') === 'localhost';
const host = local ? `localhost:${port || 3000}` : (rootDomain ?? '');
const origin = linkOrigin('admin', {
  host,
  secure: !local,
  settings: { rootDomain: rootDomain || undefined, publicOrigin, port: port || '3000' },
});

try {
  const { operatorId, made, role, active } = await invited();
  const subject = { subjectTenantId: null, operatorId, email: input.data.email };
  const link = `${origin}/auth/reset?code=${await issueCode('invitation', subject)}`;
  if (made) console.log(`A super administrator was added: ${input.data.email}`);
  else console.log(`There is such an operator already, with the role ${role}: ${input.data.email}`);
  if (!active) console.log('They are kept out. Until a colleague lets them in again, the link alone does not.');
  console.log(`With this link they set a password, once and within 72 hours:\n${link}`);
} finally {
  await closeDatabase();
}

function invited() {
  const { data } = input as Extract<typeof input, { success: true }>;
  return withPlatform(async (tx) => {
    const id = newId();
    const made = await tx
      .insert(operators)
      .values({ id, ...data })
      .onConflictDoNothing()
      .returning({ id: operators.id });
    const [found] = await tx.select().from(operators).where(eq(operators.email, data.email));
    const { id: operatorId = id, role = data.role, active = true } = found ?? {};
    const done =
      made.length > 0
        ? { action: 'operators.create', after: data }
        : { action: 'operators.send_link', after: { link: 'invitation' } };
    const entry = { actorName: 'Server', entity: 'operator', entityId: operatorId, before: null, ...done };
    await tx.insert(platformAuditEntries).values({ id: newId(), ...entry });
    return { operatorId, made: made.length > 0, role, active };
  });
}
