/** The subdomain that a company's name suggests; empty if none can be made of it. */
export function suggestSlug(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '');
  return words.slice(0, 32).replace(/-+$/, '');
}
