import { redirect } from 'next/navigation';
import { homeAddress } from '@/lib/tenants/home-address';

/** For addresses without a route: redirects to the signed-in home or the login (docs/rules.md §2). */
export default async function UnknownPage() {
  redirect(await homeAddress());
}
