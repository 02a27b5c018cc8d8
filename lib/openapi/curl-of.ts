import type { ApiParameter } from './api-document';
import { exampleOf } from './example';
import type { DescribedCall } from './list-groups';

/** A call as one types it in a terminal, with what it needs and nothing more. */
export function curlOf({ method, path, operation }: DescribedCall, origin: string): string {
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const address = parameters
    .filter((one) => one.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, String(exampleOf(schema))), path);
  const asked = parameters.filter((one) => one.in === 'query' && one.required).map(askedFor);
  const search = asked.length > 0 ? `?${asked.join('&')}` : '';
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${origin}/api${address}${search}'`,
    operation.security?.length === 0 ? '' : `-H 'Authorization: Bearer …'`,
    operation.parameters?.some((one) => '$ref' in one && one.$ref.endsWith('/IdempotencyKey'))
      ? `-H "Idempotency-Key: $(uuidgen)"`
      : '',
    ...(type && content ? bodyOf(type, exampleOf(content.schema)) : []),
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

function askedFor({ name, schema }: ApiParameter): string {
  const value = [exampleOf(schema)].flat()[0];
  return `${name}=${encodeURIComponent(String(value))}`;
}

function bodyOf(type: string, example: unknown): string[] {
  if (type === 'application/json')
    return [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`];
  if (type === 'application/octet-stream') return [`--data-binary @list.csv`];
  const fields = Object.entries(Object(example)).map(([name, value]) => `-F '${name}=${value}'`);
  return [`-F 'file=@photo.jpg'`, ...fields];
}
