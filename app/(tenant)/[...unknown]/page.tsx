import { redirect } from 'next/navigation';
import { signedInHome } from '@/lib/server/signed-in-home';

/** Where no route matches: the signed-in home, or the login (product.md §2). */
export default async function UnknownPage() {
  redirect((await signedInHome()) ?? '/auth/login');
}
