import { createApiKey } from '@/lib/api-keys/create-api-key';
import { CreateApiKeyInput } from '@/lib/api-keys/input';
import { listApiKeys } from '@/lib/api-keys/list-api-keys';
import { routeAround } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('api_keys.manage', null, async (ctx) => ({ rows: await listApiKeys(ctx) }));

export const POST = routeAround('api_keys.manage', CreateApiKeyInput, createApiKey, {
  again: 'makes another key, since the first one is kept nowhere',
});
