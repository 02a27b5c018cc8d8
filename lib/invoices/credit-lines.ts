interface Line {
  id: string;
  rentalId: string | null;
  kind: string;
  amountCents: number;
  sentenceKey: string;
  sentenceParams: Record<string, string | number>;
  note: string;
}

interface Credit {
  /** Lines that are taken back. */
  taken: readonly Line[];
  /** Charges below zero, which are given. */
  corrections: readonly Line[];
}

/** The lines of a credit note, with the amounts that are given. */
export function creditLines({ taken, corrections }: Credit) {
  const none = { reservationId: null, creditNoteId: null };
  return [
    ...taken.map(({ id, rentalId, kind, amountCents, sentenceKey, sentenceParams, note }) => ({
      ...{ rentalId, kind, amountCents, sentenceKey, sentenceParams, note, ...none },
      ...{ chargeId: null, creditedLineId: id },
    })),
    ...corrections.map(({ id, rentalId, kind, amountCents, sentenceKey, sentenceParams, note }) => ({
      ...{ rentalId, kind, amountCents: -amountCents, sentenceKey, sentenceParams, note, ...none },
      ...{ chargeId: id, creditedLineId: null },
    })),
  ];
}
