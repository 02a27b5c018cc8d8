import { expect, it } from 'vitest';
import { answeredFields } from '@/lib/openapi/answered-fields';

const SHARED = {
  List: {
    type: 'object',
    properties: {
      rows: { type: 'array' },
      nextCursor: { type: ['string', 'null'], description: 'Where the next page begins.' },
    },
  },
};

it('names the fields of a list and of its rows, those of the shared part too', () => {
  const rows = { type: 'array', items: { type: 'object', properties: { plate: { type: 'string' } } } };
  const fields = answeredFields({ allOf: [{ $ref: '#/components/schemas/List' }, { properties: { rows } }] }, SHARED);
  expect(fields.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'rows: list of object',
    'nextCursor: string | null',
    'rows[].plate: string',
  ]);
});

it('names the fields of a record, and of a bare list', () => {
  const record = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  expect(answeredFields(record, {})).toEqual([{ name: 'id', type: 'string', required: false, about: '' }]);
  expect(answeredFields({ type: 'array', items: record }, {}).map(({ name }) => name)).toEqual(['[].id']);
});

it('says nothing of what is not described', () => {
  expect(answeredFields({ type: 'object' }, {})).toEqual([]);
});
