import { canOperate, OPERATOR_ROLES, type OperatorPermission } from '@/lib/auth/operator-permissions';
import { can, MEMBER_ROLES, type Permission } from '@/lib/auth/permissions';
import type { ApiAnswer, ApiOperation, ApiParameter, JsonSchema } from '@/lib/openapi/api-document';
import { flatten, jsonSchema, without } from './json-schema';
import { summaryOf, toldText } from './operation-text';
import type { Route } from './read-routes';

/** A route as an operation of OpenAPI. */
export function buildOperation(route: Route): ApiOperation {
  const { operation } = route;
  const { caller, permission } = operation;
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = operation.params && jsonSchema(operation.params);
  const query = operation.query && flatten(jsonSchema(operation.query));
  const body = operation.body && flatten(jsonSchema(operation.body));
  const { again } = operation;
  const description = [
    route.text ? toldText(route.text) : '',
    again && `Takes no \`Idempotency-Key\`: a repeated request ${again}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const parameters = [
    ...names.map((name) =>
      inPath(name, params?.properties?.[name] ?? query?.properties?.[name] ?? body?.properties?.[name]),
    ),
    ...inQuery(query ? without(query, names) : {}),
    ...(operation.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(caller === 'member' ? [{ $ref: '#/components/parameters/Tenant' }] : []),
  ];
  const sent = body && bodyOf(route, operation.sent === 'file' ? body : without(body, names));
  return {
    operationId: idOf(route),
    tags: [tagOf(route)],
    summary: summaryOf(route),
    ...(description && { description }),
    ...(caller === 'anybody' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(sent && { requestBody: sent }),
    responses: Object.fromEntries([
      [String(operation.status), answerOf(route)],
      ...refusalsOf(route).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
    ]),
    ...(permission && { 'x-permission': permission, 'x-roles': rolesOf(operation) }),
  };
}

function rolesOf({ caller, permission }: Route['operation']): string[] {
  // Safe because a member's route has a member's right, and an operator's an operator's.
  if (caller === 'operator') return OPERATOR_ROLES.filter((role) => canOperate(role, permission as OperatorPermission));
  return MEMBER_ROLES.filter((role) => can(role, permission as Permission));
}

/** The verb's name, or the path and what is done there. */
function idOf({ operation, path, method }: Route): string {
  if (operation.verb) return operation.verb;
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by_$1'));
  return `${method}.${parts.join('.')}`;
}

/** What the path begins with; operators' work is apart. */
function tagOf({ path, operation }: Route): string {
  const [first = '', second = first] = path.split('/').filter(Boolean);
  return operation.caller === 'operator' ? `admin/${second}` : first;
}

function inPath(name: string, schema: JsonSchema | undefined): ApiParameter {
  return {
    name,
    in: 'path',
    required: true,
    schema: schema ?? { type: 'string', ...(name.endsWith('Id') && { format: 'uuid' }) },
  };
}

/** Parameters of an address, those of nested values joined by dots. */
function inQuery({ properties = {}, required = [] }: JsonSchema, above = ''): ApiParameter[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const full = `${above}${name}`;
    if (schema.properties) return inQuery(schema, `${full}.`);
    const list = schema.anyOf?.find(({ type }) => type === 'array');
    return [
      { name: full, in: 'query' as const, ...(required.includes(name) && { required: true }), schema: list ?? schema },
    ];
  });
}

function bodyOf({ operation: { sent } }: Route, schema: JsonSchema): ApiOperation['requestBody'] {
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };
  if (sent === 'file') return { required: true, content: { 'application/octet-stream': { schema: bytes } } };
  if (sent === 'form') {
    const form = { ...schema, type: 'object', properties: { file: bytes, ...schema.properties } };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  if (Object.keys(schema.properties ?? {}).length === 0) return undefined;
  return { required: (schema.required?.length ?? 0) > 0, content: { 'application/json': { schema } } };
}

function answerOf({ operation: { answer }, answered }: Route): ApiAnswer {
  if (answer === 'nothing') return { description: 'Leads elsewhere' };
  if (answer === 'record')
    return { description: 'Done', content: { 'application/json': { schema: answered ?? { type: 'object' } } } };
  if (answer === 'list')
    return { description: 'A list', content: { 'application/json': { schema: answered ? listOf(answered) : LIST } } };
  return { description: 'A file', content: Object.fromEntries(answer.map((type) => [type, { schema: {} }])) };
}

const LIST = { $ref: '#/components/schemas/List' };

/** The envelope that all lists have, and what this one has in it. */
function listOf(list: JsonSchema): JsonSchema {
  if (!list.properties?.rows) throw new Error('The rows of a list are of one type, which may be of several kinds');
  return { allOf: [LIST, without(list, ['nextCursor', 'total'])] };
}

/** The statuses of refusals that this route can answer with. */
function refusalsOf({ operation: { caller, body, query, reads, permission }, path, method }: Route): string[] {
  const open = caller === 'anybody';
  const writes = method !== 'get' && !reads;
  const named = path.includes('{') || body !== undefined || query !== undefined;
  const password = /password|ownPassword/.test(body ? JSON.stringify(jsonSchema(body)) : '');
  return [
    '400',
    ...(open && !body ? [] : ['401']),
    ...(open && !body ? [] : ['403']),
    ...(named || permission ? ['404'] : []),
    ...(writes || named ? ['409'] : []),
    ...(body ? ['413'] : []),
    ...(named ? ['422'] : []),
    ...(password ? ['423'] : []),
    '429',
    '500',
    '503',
  ];
}
