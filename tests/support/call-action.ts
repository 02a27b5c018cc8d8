import { askServed, type Served } from './ask-served';
import { servedActions } from './served-actions';

interface Called {
  name: string;
  args: unknown[];
  host: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Calls a server action of the served application by its name, as a page of that host does. */
export function callAction({ name, args, host, cookies = {}, headers = {} }: Called): Promise<Served> {
  const action = servedActions().find((one) => one.name === name);
  if (!action) throw new Error(`There is no action ${name}`);
  const scheme = headers['x-forwarded-proto'] ?? 'http';
  return askServed(action.path, {
    method: 'POST',
    headers: {
      ...{ host, origin: `${scheme}://${host}`, 'next-action': action.id, 'content-type': 'text/plain;charset=UTF-8' },
      ...(Object.keys(cookies).length > 0 && { cookie: cookieText(cookies) }),
      ...headers,
    },
    body: JSON.stringify(args),
  });
}

export function cookieText(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
