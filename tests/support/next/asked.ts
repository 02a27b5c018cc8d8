/**
 * The request that routes, actions and pages see in tests of security, and the cookies that they set. Next's own functions are
 * replaced there (vitest.config.ts), so that all routes can be called in one process.
 */
export const asked = {
  headers: new Headers(),
  cookies: new Map<string, string>(),
  set: [] as { name: string; value: string; options: Record<string, unknown> }[],
};
