import { redirect } from 'next/navigation';
import { homeAddress } from '@/lib/tenants/home-address';

export default async function HomePage() {
  redirect(await homeAddress());
}
