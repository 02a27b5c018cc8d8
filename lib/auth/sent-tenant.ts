/** The subdomain of the company that a call of the API names in its headers; null if it names none. */
export function sentTenant(sent: Headers): string | null {
  return sent.get('x-tenant') || sent.get('x-organization') || null;
}

/** Whether a call names another company in its headers than the one it is signed in to. They grant nothing. */
export function namesAnother(sent: Headers, { id, slug }: { id: string; slug: string }): boolean {
  const slugs = [sent.get('x-tenant'), sent.get('x-organization')];
  const other = slugs.some((said) => said && said.trim().toLowerCase() !== slug);
  const saidId = sent.get('x-tenant-id')?.trim().toLowerCase();
  return other || (!!saidId && saidId !== id);
}
