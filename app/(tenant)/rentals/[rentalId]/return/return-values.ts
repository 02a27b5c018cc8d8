import { parseMoney } from '@/lib/money';
import { RETURN_CHARGES, type ReturnCharge } from '@/lib/rentals/values';

export type ChangeMode = 'keep' | 'amount' | 'waive';

/** The values of the return form: text as typed. */
export interface ReturnValues {
  rentalId: string;
  returnedAt: string;
  odometerKm: string;
  fuelLevel: string;
  damageNotes: string;
  /** Each is JSON, as the form's fields hold text. */
  damages: string;
  checklist: string;
  skippedShots: string;
  odometerConfirmed: boolean;
  usedDaysOnly: boolean;
  changes: { kind: ReturnCharge; mode: ChangeMode; amountCents: string; reason: string }[];
  extras: { kind: string; amountCents: string; note: string; damageId: string }[];
  customerSignature: string;
  customerSigner: string;
  /** Why the customer does not sign; empty if they do. */
  unsignedReason: string;
}

export function emptyReturn(rentalId: string, returnedAt: string, customerSigner: string): ReturnValues {
  return {
    rentalId,
    returnedAt,
    odometerKm: '',
    fuelLevel: '',
    damageNotes: '',
    damages: '',
    checklist: '',
    skippedShots: '',
    odometerConfirmed: false,
    usedDaysOnly: false,
    changes: RETURN_CHARGES.map((kind) => ({ kind, mode: 'keep', amountCents: '', reason: '' })),
    extras: [],
    customerSignature: '',
    customerSigner,
    unsignedReason: '',
  };
}

/** The values to send: only lines that a manager changed, and only if the line was proposed. */
export function toReturnInput(values: ReturnValues, proposed: readonly string[]) {
  return {
    ...values,
    extras: values.extras.map(withoutBlank),
    changes: values.changes
      .filter((change) => change.mode !== 'keep' && proposed.includes(change.kind))
      .map(({ kind, mode, amountCents, reason }) => ({
        kind,
        amountCents: mode === 'waive' ? null : amountCents,
        reason,
      })),
  };
}

/** The values that already allow a calculation, while the rest is still being typed. */
export function toPreviewInput(values: ReturnValues) {
  const kilometers = values.odometerKm.replace(/\s/g, '');
  return {
    rentalId: values.rentalId,
    returnedAt: values.returnedAt,
    usedDaysOnly: values.usedDaysOnly,
    ...(/^\d{1,7}$/.test(kilometers) && { odometerKm: kilometers }),
    ...(values.fuelLevel && { fuelLevel: values.fuelLevel }),
    changes: values.changes
      .filter(({ mode, amountCents }) => mode === 'waive' || (mode === 'amount' && parseMoney(amountCents) !== null))
      .map(({ kind, mode, amountCents, reason }) => ({
        kind,
        amountCents: mode === 'waive' ? null : amountCents,
        reason: reason.trim() || '-',
      })),
    extras: values.extras
      .filter(({ amountCents }) => (parseMoney(amountCents) ?? 0) > 0)
      .map((extra) => ({ ...withoutBlank(extra), note: extra.note.trim() || '-' })),
  };
}

/** A line that bills no damage of the drawing names none. */
function withoutBlank({ damageId, ...extra }: ReturnValues['extras'][number]) {
  return damageId ? { ...extra, damageId } : extra;
}
