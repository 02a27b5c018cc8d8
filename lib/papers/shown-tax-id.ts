/** A NIF of ten digits as it is printed, `000-123-456-7`; any other one as it was typed. */
export function shownTaxId(taxId: string): string {
  return taxId.replace(/^(\d{3})(\d{3})(\d{3})(\d)$/, '$1-$2-$3-$4');
}
