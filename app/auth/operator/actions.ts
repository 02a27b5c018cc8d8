'use server';

import { redirect } from 'next/navigation';
import { enterAdminMode } from '@/lib/auth/enter-admin-mode';
import { operatorContext } from '@/lib/server/admin-context';
import { assertOwnOrigin } from '@/lib/server/same-origin';

/** Run by a form, which reads no response: an error opens the error page instead. */
export async function enterAdminModeAction(): Promise<void> {
  await assertOwnOrigin();
  await enterAdminMode(await operatorContext());
  redirect('/admin');
}
