import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as a number, because the library's const enum does not work with isolated modules. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let dummy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS);
}

/**
 * Compares with the stored hash. Without one it takes the same time, so that nobody can find out whether an account
 * exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('an account that does not exist');
  const right = await verify(stored ?? (await dummy), password.normalize('NFKC'));
  return stored !== null && right;
}
