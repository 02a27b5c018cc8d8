/** Longer than a proxy's, which is usually 60 s: otherwise the proxy sends a request on a connection that we just closed. */
export const KEEP_ALIVE_MS = 65_000;

/** How Next is started on a port, by `start` or, while developing, `dev`. */
export function nextArguments(mode, port) {
  const more = mode === 'start' ? ['--keepAliveTimeout', String(KEEP_ALIVE_MS)] : [];
  return [mode, '-p', String(port), ...more];
}
