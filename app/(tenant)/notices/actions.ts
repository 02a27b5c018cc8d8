'use server';

import { revalidatePath } from 'next/cache';
import { readNotices } from '@/lib/notices/read-notices';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';

/** Marks these notices as read, or all if none are named. The bell is on every screen. */
export async function readNoticesAction(noticeIds: string[] | null) {
  return respond(async () => {
    const result = await readNotices(await tenantContext(), { noticeIds });
    revalidatePath('/', 'layout');
    return result;
  });
}
