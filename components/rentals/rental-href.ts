/** A draft opens in the wizard where it was left; every other rental has its own page. */
export function rentalHref({ id, status }: { id: string; status: string }): string {
  return status === 'draft' || status === 'reserved' ? `/rentals/new?draft=${id}` : `/rentals/${id}`;
}
