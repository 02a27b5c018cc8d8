import { expect, it } from 'vitest';
import { asTenant } from '@/db/as-tenant';

const ID = '0190a000-0000-7000-8000-00000000000a';

it.each([ID, ID.toUpperCase()])('sets the tenant %s', (id) => {
  expect(asTenant(id)).toContain(`set local app.tenant_id = '${id}'`);
});

it.each(['', 'lakay', `${ID}\n`, ` ${ID}`, `${ID}'; reset role; --`, ID.replace('a', 'g')])('refuses %j', (id) => {
  expect(() => asTenant(id)).toThrow('must be a UUID');
});
