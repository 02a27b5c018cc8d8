import { redirect } from 'next/navigation';
import { signedInHome } from '@/lib/server/signed-in-home';

export default async function HomePage() {
  redirect((await signedInHome()) ?? '/auth/login');
}
