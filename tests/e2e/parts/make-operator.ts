import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** An operator of a journey's own, with the password of the demo's. Answers the e-mail. */
export async function makeOperator(role: 'support' | 'admin' | 'superadmin' | 'owner'): Promise<string> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  const email = `${role}-${randomUUID().slice(0, 8)}@wout.test`;
  try {
    await sql`insert into operators (id, name, email, role, password_hash)
      select ${randomUUID()}, 'Roseline Guerrier', ${email}, ${role}, password_hash from operators where email = 'super@wout.test'`;
  } finally {
    await sql.end();
  }
  return email;
}
