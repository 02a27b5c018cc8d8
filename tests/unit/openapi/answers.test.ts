import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ApiDocument, JsonSchema } from '@/lib/openapi/api-document';

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));

const OF_ITS_ACTION = 'what an entry of the log holds depends on its action';
const TYPED_SO_FAR = 'what was typed so far, as the form keeps it';
/** What is not described of the answers, each with the reason. */
const UNTOLD: Record<string, string> = {
  'GET /admin/activity rows[].before': OF_ITS_ACTION,
  'GET /admin/activity rows[].after': OF_ITS_ACTION,
  'GET /admin/audit rows[].before': OF_ITS_ACTION,
  'GET /admin/audit rows[].after': OF_ITS_ACTION,
  'GET /audit rows[].before': OF_ITS_ACTION,
  'GET /audit rows[].after': OF_ITS_ACTION,
  'GET /audit/{entryId} before': OF_ITS_ACTION,
  'GET /audit/{entryId} after': OF_ITS_ACTION,
  'GET /imports/{kind}/{importId}/check preview[].input.*': 'the input of another verb for each kind of list',
  'GET /openapi.json': 'OpenAPI describes itself',
  'GET /rentals/drafts rows[].draft.*': TYPED_SO_FAR,
  'GET /rentals/{rentalId} rental.draft.*': TYPED_SO_FAR,
  'GET /rentals/{rentalId}/draft draft.*': TYPED_SO_FAR,
  'GET /rentals/{rentalId}/money rental.draft.*': TYPED_SO_FAR,
  'GET /rentals/{rentalId} rental.terms.*': 'what was signed, as it was then',
  'GET /rentals/{rentalId}/money rental.terms.*': 'what was signed, as it was then',
  'GET /reports/export': 'a report as JSON has the columns of its types',
  'GET /reports/figures': 'a report as JSON has the columns of its types',
  'GET /webhooks/{endpointId}/deliveries/{deliveryId} payload.*': 'another record for each event',
};

/** The paths of all that a schema says nothing of. */
function untold({ $ref, allOf, anyOf, prefixItems, items, properties, ...schema }: JsonSchema, at = ''): string[] {
  const { type, additionalProperties: others, description: _, ...rest } = schema;
  const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(prefixItems ?? [])];
  const below = [
    ...parts.flatMap((part) => untold(part, at)),
    ...(items ? untold(items, `${at}[]`) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => untold(one, at ? `${at}.${name}` : name)),
    ...(typeof others === 'object' ? untold(others, `${at}.*`) : []),
  ];
  const is = [type].flat();
  const isOpen = is.includes('object') ? !properties && !others : is.includes('array') && !items && rest.maxItems !== 0;
  const saysNothing = !type && !$ref && parts.length === 0 && Object.keys(rest).length === 0;
  return saysNothing || (isOpen && parts.length === 0 && !prefixItems) ? [at] : below;
}

it('describes each field of each JSON answer, except those with a reason', () => {
  const answers = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.values(responses).flatMap((answer) => {
        const schema = 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
        return schema ? [{ name: `${method.toUpperCase()} ${path}`, schema }] : [];
      }),
    ),
  );
  expect(answers.length).toBeGreaterThan(350);
  const found = answers.flatMap(({ name, schema }) => [
    ...new Set(untold(schema).map((at) => (at ? `${name} ${at}` : name))),
  ]);
  expect(found.sort()).toEqual(Object.keys(UNTOLD).sort());
});
