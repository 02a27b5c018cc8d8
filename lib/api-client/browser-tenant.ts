import { BROWSER_SESSION_KEY } from '../auth/browser-session-key';
import type { Caller } from './request-headers';

/** The company that this browser is signed in to, as it remembers it; null if to none, and outside a browser. */
export function browserTenant(): Caller['tenant'] {
  if (typeof localStorage === 'undefined') return null;
  try {
    const { tenant } = Object(JSON.parse(localStorage.getItem(BROWSER_SESSION_KEY) ?? 'null'));
    const { id, slug } = Object(tenant);
    return typeof id === 'string' && typeof slug === 'string' ? { id, slug } : null;
  } catch {
    return null;
  }
}
