import 'server-only';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { RemoteGuard } from './remote-guard';

/** Connects to public addresses only, which it checks when it dials. Its caller passes `denyLookup()` and destroys it. */
export function publicAgent(url: URL, guard: RemoteGuard) {
  const rules = { allowIPAddressList: [...guard.allowed], keepAlive: false };
  return url.protocol === 'https:' ? new RequestFilteringHttpsAgent(rules) : new RequestFilteringHttpAgent(rules);
}
