import 'server-only';
import { headers } from 'next/headers';

/** The company that the address names by its `tenant` parameter, and not by its host; null where it does not. */
export async function askedSlug(): Promise<string | null> {
  return (await headers()).get('x-wout-asked') || null;
}
