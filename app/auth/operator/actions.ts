'use server';

import { redirect } from 'next/navigation';
import { enterAdminMode } from '@/lib/auth/enter-admin-mode';
import { operatorContext } from '@/lib/server/admin-context';

export async function enterAdminModeAction(): Promise<void> {
  await enterAdminMode(await operatorContext());
  redirect('/admin');
}
