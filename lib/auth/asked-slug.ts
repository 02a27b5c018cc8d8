import 'server-only';
import { headers } from 'next/headers';

/** The company named by the URL's `tenant` parameter rather than by the host; null if there is no such parameter. */
export async function askedSlug(): Promise<string | null> {
  return (await headers()).get('x-wout-asked') || null;
}
