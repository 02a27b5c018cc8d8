import { hash } from '@node-rs/argon2';

/** A password's stored form that takes a thousandth of the usual time to verify. The usual one is tested with `setPassword`. */
export function quickHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}
