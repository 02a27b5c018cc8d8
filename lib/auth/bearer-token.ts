/** The token that an API client sends with a request; null if there is none. */
export function bearerToken(sent: Headers): string | null {
  const authorization = sent.get('authorization');
  return authorization?.toLowerCase().startsWith('bearer ') ? authorization.slice(7).trim() : null;
}
