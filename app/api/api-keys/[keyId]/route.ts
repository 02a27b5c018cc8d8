import { revokeApiKey } from '@/lib/api-keys/revoke-api-key';
import { route } from '@/lib/server/route';

export const DELETE = route(revokeApiKey);
