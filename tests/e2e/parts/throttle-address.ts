import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** Lets sign-ins from an address fail as often as one may within 15 minutes, each for another account. */
export async function throttleAddress(address: string): Promise<void> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  try {
    const attempts = Array.from({ length: 30 }, () => ({
      id: randomUUID(),
      account: `lakay/${randomUUID()}`,
      address,
    }));
    await sql`insert into login_attempts ${sql(attempts)}`;
  } finally {
    await sql.end();
  }
}
