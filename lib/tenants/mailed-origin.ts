import { tenantOrigin } from './slug';

interface Settings {
  /** Each is undefined where nobody has set one. */
  rootDomain: string | undefined;
  publicOrigin: string | undefined;
  port: string | undefined;
}

/**
 * The origin of links in a mail that no request asks for: the company's own address under the root domain (the bare domain for null), else
 * PUBLIC_ORIGIN, else this machine's.
 */
export function mailedOrigin(slug: string | null, { rootDomain, publicOrigin, port }: Settings): string {
  const local = rootDomain === undefined || /^localhost(?::|$)/.test(rootDomain);
  if (local && publicOrigin) return publicOrigin.replace(/\/+$/, '');
  return tenantOrigin({
    label: slug,
    rootDomain: rootDomain ?? 'localhost',
    host: local && port ? `localhost:${port}` : '',
    secure: !local,
  });
}
