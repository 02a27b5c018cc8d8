const PREFIXES: [string, string][] = [
  ['/api/health', 'probe'],
  ['/api/ready', 'probe'],
  ['/api/metrics', 'probe'],
  ['/api/auth/', 'sign_in'],
  ['/api/admin/', 'operator_api'],
  ['/api/files/', 'file'],
  ['/api/calendar/', 'calendar'],
  ['/api/', 'api'],
  ['/_next/', 'asset'],
  ['/scan/', 'asset'],
];

/** What a request is for, in a word that stands for many addresses, so that no id and no name is in it. */
export function requestKind(method: string, path: string): string {
  const found = PREFIXES.find(([prefix]) => path.startsWith(prefix));
  if (found) return found[1];
  const operators = /^\/admin(?:[/?]|$)/.test(path);
  if (method === 'POST') return operators ? 'operator_action' : 'action';
  if (/^\/[\w.-]+\.(?:ico|svg|png|txt|webmanifest)$/.test(path)) return 'asset';
  return operators ? 'operator_page' : 'page';
}
