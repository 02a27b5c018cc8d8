import { ERROR_STATUS } from '@/lib/error-status';
import type { ApiDocument, ApiOperation, JsonSchema } from '@/lib/openapi/api-document';
import { buildOperation } from './build-operation';
import type { Route } from './read-routes';

const ABOUT =
  `Everything that a screen can do, through the same operations. Times are instants in UTC, unless a field is a local
time in the company’s time zone. Money is whole US cents, distances are kilometers.

Lists answer \`{"rows": [...], "nextCursor": ..., "total"?: ...}\`. The next page is asked for with \`cursor\`. Nested parameters
of an address are joined by dots, and lists repeat their name. A value that is not allowed is refused with 422; an empty one
counts as left out, and so does a parameter that a call does not have.

A record that can be changed has a \`version\`. Whoever changes it sends that version in the body, and gets 409
\`record_changed\` if somebody else was faster.

Writes take an \`Idempotency-Key\`: the same key with the same body is done once and answered alike. The few that take none
say what a repeated request does. Too many requests are answered with 429 and \`Retry-After\`.`.replace(
    /\n(?!\n)(?<!\n\n)/g,
    ' ',
  );

const MEANINGS: Record<string, string> = {
  400: 'What was sent can’t be read',
  401: 'Nobody is signed in, or not rightly',
  403: 'Who asks may not do this',
  404: 'There is no such record in the company',
  409: 'The state of things does not allow it',
  413: 'Too much was sent',
  422: 'A value is not allowed; the error’s `fields` say which',
  423: 'The account is locked for a while',
  429: 'Too many requests; `Retry-After` says for how many seconds',
  500: 'An error of ours; its `reference` is in the log',
  503: 'The database can’t be reached, or the server has too much to do at the moment',
};

/** The description of the API, of what its routes say of themselves. */
export function buildDocument(routes: readonly Route[], version: string): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const at: Record<string, ApiOperation> = paths[route.path] ?? {};
    paths[route.path] = { ...at, [route.method]: buildOperation(route) };
  }
  const tags = Object.values(paths).flatMap((at) => Object.values(at).flatMap(({ tags }) => tags));
  return {
    openapi: '3.1.0',
    info: { title: 'Wout', version, description: ABOUT },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }, { session: [], marker: [] }],
    tags: [...new Set(tags)].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that `POST /auth/login` answers, or a company’s API key.',
        },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-wout.session', description: 'A browser’s session.' },
        marker: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Requested-With',
          description: '`XMLHttpRequest`, for writes with the cookie. They come from the host’s own pages.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Any text that is new for each thing to be done, such as a UUID.',
          schema: { type: 'string', maxLength: 255 },
        },
        Tenant: {
          name: 'tenant',
          in: 'query',
          description: 'The company’s subdomain, where the host does not name it. It grants nothing.',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(MEANINGS).map(([status, meaning]) => {
          const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
          return [
            status,
            {
              description: `${meaning}: ${codesOf(Number(status))
                .map((code) => `\`${code}\``)
                .join(', ')}`,
              content,
            },
          ];
        }),
      ),
      schemas: { Error: ERROR, ErrorCode: { type: 'string', enum: Object.keys(ERROR_STATUS).sort() }, List: LIST },
    },
  };
}

const text: JsonSchema = { type: 'string' };
const anything: JsonSchema = { type: 'object', additionalProperties: true };
const code: JsonSchema = { $ref: '#/components/schemas/ErrorCode' };

const LIST: JsonSchema = {
  type: 'object',
  properties: {
    rows: { type: 'array' },
    nextCursor: { type: ['string', 'null'], description: 'Where the next page begins; null on the last one.' },
    total: { type: ['integer', 'null'], description: 'Left out where there are more than 1,000.' },
  },
  required: ['rows', 'nextCursor'],
};

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code,
        message: { ...text, description: 'A sentence in the caller’s language.' },
        fields: { type: 'object', additionalProperties: code, description: 'A code for each dotted path.' },
        messages: { type: 'object', additionalProperties: text, description: 'A sentence for each of `fields`.' },
        params: { ...anything, description: 'The figures in the sentence.' },
        fieldParams: {
          type: 'object',
          additionalProperties: anything,
          description: 'The figures for each of `fields`.',
        },
        details: { description: 'What else is known, such as the record as it is now.' },
        reference: { ...text, description: 'Where the log has more about an error of ours.' },
      },
      required: ['code', 'message'],
    },
    message: text,
  },
  required: ['error', 'message'],
};

function codesOf(status: number): string[] {
  return Object.entries(ERROR_STATUS).flatMap(([name, its]) => (its === status ? [name] : []));
}
