import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonInput } from '@/lib/json-input';
import { parseInput } from '@/lib/parse-input';

const schema = z.object({
  name: z.string().min(1).max(3),
  count: z.number().min(2).max(4),
  tags: z.array(z.object({ word: z.string('invalid_phone') })).default([]),
  code: z.string().min(3, 'nonsense').default('abc'),
  plate: z.string('missing_required').default(''),
  id: z.string().regex(/^\d+$/, 'record_not_found').default('1'),
});

function refused(input: unknown) {
  try {
    return parseInput(schema, input);
  } catch (error) {
    const { code, fields, params } = Object(error);
    return { code, fields, params };
  }
}

const good = { name: 'a', count: 2 };

it.each([
  [{ ...good, name: '' }, { name: 'required' }],
  [{ ...good, name: 'abcd' }, { name: 'too_long' }],
  [{ ...good, name: null }, { name: 'required' }],
  [{ count: 2 }, { name: 'required' }],
  [{ ...good, name: 7 }, { name: 'invalid_value' }],
  [{ ...good, count: 1 }, { count: 'out_of_range' }],
  [{ ...good, count: 5 }, { count: 'out_of_range' }],
  [{ ...good, count: '2' }, { count: 'invalid_value' }],
  [{ ...good, code: 'ab' }, { code: 'too_short' }],
  [{ ...good, tags: [{ word: 'a' }, { word: 1 }] }, { 'tags.1.word': 'invalid_phone' }],
  [{ ...good, name: { length: { toString: null } } }, { form: 'invalid_value' }],
  [
    { ...good, tags: [{ word: 'a', size: Object.create(null) }], name: { length: Object.create(null) } },
    { form: 'invalid_value' },
  ],
  [7, { form: 'invalid_value' }],
  [undefined, { form: 'required' }],
  [
    { name: '', count: 9 },
    { name: 'required', count: 'out_of_range' },
  ],
])('of %j says %j', (input, fields) => {
  expect(refused(input)).toEqual({ code: 'validation_error', fields, params: undefined });
});

it('says apart what the record cannot be without', () => {
  expect(refused({ ...good, plate: null, count: 9 })).toEqual({
    code: 'missing_required',
    fields: { plate: 'required', count: 'out_of_range' },
    params: { fields: 'plate' },
  });
});

it('takes an id that can be none for one that is not there', () => {
  expect(refused({ ...good, id: 'x', count: 9 })).toEqual({ code: 'record_not_found' });
});

it('passes on what a text needs to know', () => {
  const late = z.object({ a: z.string(), b: z.string() }).superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: ['a'], message: 'out_of_range', params: { least: 3 } });
    context.addIssue({ code: 'custom', path: ['b'], message: 'out_of_range', params: { most: 5 } });
  });
  expect(() => parseInput(late, { a: '', b: '' })).toThrow(
    expect.objectContaining({ fields: { a: 'out_of_range', b: 'out_of_range' }, params: { least: 3, most: 5 } }),
  );
});

it('answers what was parsed', () => {
  expect(parseInput(schema, good)).toEqual({ ...good, tags: [], code: 'abc', plate: '', id: '1' });
});

it('passes on the range of each field apart, for its sentence', () => {
  const fieldParams = (raw: unknown) => {
    try {
      return parseInput(schema, raw);
    } catch (error) {
      return Object(error).fieldParams;
    }
  };
  expect(fieldParams({ name: 'abcd', count: 1 })).toEqual({ name: { to: 3 }, count: { from: 2 } });
  expect(fieldParams({ name: 'a', count: 5 })).toEqual({ count: { to: 4 } });
  expect(fieldParams({ name: '', count: 2 })).toBeUndefined();
});

it('leaves an error of a schema of ours an error', () => {
  const broken = z.string().refine(() => {
    throw new TypeError('broken');
  });
  expect(() => parseInput(broken, 'a')).toThrow('broken');
});

it('refuses a text of JSON with a length that nothing can be compared with', () => {
  const texts = z.object({ damages: jsonInput(z.array(z.object({ note: z.string().max(5) })), []) });
  const damages = '[{"note":{"length":{"toString":0,"valueOf":0}}}]';
  expect(() => parseInput(texts, { damages })).toThrow(expect.objectContaining({ code: 'validation_error' }));
});
