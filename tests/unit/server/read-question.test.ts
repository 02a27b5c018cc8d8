import { expect, it } from 'vitest';
import { z } from 'zod';
import { PageInput } from '@/lib/lists/page-input';
import { readQuestion } from '@/lib/server/read-question';

const Filters = z.object({
  q: z.string().trim().max(5).catch('').default(''),
  status: z.enum(['open', 'paid']).nullable().catch(null),
  owner: z.uuid().nullable().default(null).catch(null),
  vehicleId: z.uuid('record_not_found').optional(),
  ...PageInput.shape,
});
const asked = (search: string, schema: z.ZodType = Filters) => readQuestion(schema, new URLSearchParams(search));
const cursor = Buffer.from(JSON.stringify(['Zoé', 'id', 0])).toString('base64url');

it('takes what is allowed, and what is left out or empty as nothing', () => {
  const nothing = { q: '', status: null, owner: null, cursor: null, size: 25 };
  expect(asked('')).toEqual(nothing);
  expect(asked('status=&owner=&size=&cursor=&other=zzz')).toEqual(nothing);
  expect(asked(`status=paid&q=kia&size=50&cursor=${cursor}`)).toMatchObject({ status: 'paid', size: 50, cursor });
});

it.each([
  ['status=zzz', { status: 'invalid_value' }],
  ['status=open&status=paid', { status: 'invalid_value' }],
  ['owner=7&size=abc', { owner: 'invalid_value', size: 'invalid_value' }],
  ['size=30', { size: 'invalid_value' }],
  ['q=toyota', { q: 'too_long' }],
  ['cursor=zzz', { cursor: 'invalid_value' }],
])('refuses %s', (search, fields) => {
  expect(() => asked(search)).toThrow(expect.objectContaining({ code: 'validation_error', fields }));
});

it('refuses in each part of a question, and leaves to the schema what it refuses itself', () => {
  const both = z.intersection(z.object({ from: z.iso.date() }), z.object({ by: z.enum(['day']).catch('day') }));
  expect(asked('from=2026-11-01', both)).toEqual({ from: '2026-11-01', by: 'day' });
  expect(() => asked('from=2026-11-01&by=year', both)).toThrow(expect.objectContaining({ code: 'validation_error' }));
  expect(() => asked('vehicleId=zzz')).toThrow(expect.objectContaining({ code: 'record_not_found' }));
});
