import 'server-only';
import { AppError } from '../errors';
import { isDenied } from './deny-lookup';
import type { RemoteGuard } from './remote-guard';

const URL_LENGTH = 2000;
/** Names that refer to the internal network, whatever a name server says. */
const HOUSE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)\.?$/;

/** An address that a user typed, if the server may call it as far as can be told without a lookup. Throws `url_refused`. */
export function allowedUrl(address: string, guard: Pick<RemoteGuard, 'ports' | 'secureOnly'>): URL {
  const text = address.trim();
  if (text.length > URL_LENGTH || !URL.canParse(text)) throw new AppError('url_refused');
  const url = new URL(text);
  const usual = url.protocol === 'https:' ? 443 : 80;
  const fine =
    (url.protocol === 'https:' || (url.protocol === 'http:' && !guard.secureOnly)) &&
    url.username === '' &&
    url.password === '' &&
    !HOUSE_NAMES.test(url.hostname) &&
    !isDenied(url.hostname.replace(/^\[|\]$/g, '')) &&
    guard.ports.includes(url.port === '' ? usual : Number(url.port));
  if (!fine) throw new AppError('url_refused');
  return url;
}
