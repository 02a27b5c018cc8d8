import { redirect } from 'next/navigation';
import { homeAddress } from '@/lib/server/home-address';

export default async function HomePage() {
  redirect(await homeAddress());
}
