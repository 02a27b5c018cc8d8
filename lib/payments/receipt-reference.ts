/** The reference printed on a receipt, from its document's id. */
export function receiptReference(documentId: string): string {
  return documentId.slice(-12).toUpperCase();
}
