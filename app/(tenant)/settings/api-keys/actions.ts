'use server';

import { revalidatePath } from 'next/cache';
import { createApiKey } from '@/lib/api-keys/create-api-key';
import { revokeApiKey } from '@/lib/api-keys/revoke-api-key';
import { action } from '@/lib/server/action';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';

export const revokeApiKeyAction = action(revokeApiKey, '/settings/api-keys');

/** The key is in the answer alone. */
export async function createApiKeyAction(input: unknown) {
  return respond(async () => {
    const made = await createApiKey(await tenantContext(), input);
    revalidatePath('/settings/api-keys');
    return made;
  });
}
