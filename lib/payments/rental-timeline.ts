import type { RentalAct } from '../rentals/list-rental-acts';
import type { PaymentKind } from './values';

export type TimelineKind =
  | 'created'
  | 'activated'
  | 'due'
  | 'returned'
  | 'returned_by_mistake'
  | 'cancelled'
  | 'payment_voided'
  | 'deposit_applied'
  | 'deposit_taken_back'
  | RentalAct['kind']
  | `payment_${PaymentKind}`;

export interface TimelineEvent {
  /** Unique in the history. */
  key: string;
  at: Date;
  kind: TimelineKind;
  who: string | null;
  amountCents: number | null;
  /** A reason, or the number of a paper. */
  detail: string;
  /** The new return time that was agreed. */
  until?: Date;
}

interface TimelineFacts {
  rental: {
    id: string;
    createdAt: Date;
    activatedAt: Date | null;
    dueAt: Date | null;
    returnedAt: Date | null;
    cancelledAt: Date | null;
    cancelledReason: string | null;
    status: string;
  };
  people: { created: string | null; activated: string | null; completed: string | null };
  payments: readonly {
    id: string;
    kind: PaymentKind;
    number: string;
    amountCents: number;
    receivedAt: Date;
    receivedByName: string | null;
    voidedAt: Date | null;
    voidedReason: string | null;
  }[];
  applications: readonly { id: string; amountCents: number; at: Date }[];
  /** Check-ins of returns that were reopened. */
  superseded: readonly { id: string; inspectedAt: Date }[];
  /** What members did to the running rental. */
  acts: readonly TimelineEvent[];
}

/** A rental's history, oldest first. If the vehicle is out, it also shows when it is due. */
export function rentalTimeline({
  rental,
  people,
  payments,
  applications,
  acts,
  superseded,
}: TimelineFacts): TimelineEvent[] {
  const plain = { amountCents: null, detail: '' };
  const events: (TimelineEvent | null)[] = [
    { key: 'created', at: rental.createdAt, kind: 'created', who: people.created, ...plain },
    rental.activatedAt && {
      key: 'activated',
      at: rental.activatedAt,
      kind: 'activated',
      who: people.activated,
      ...plain,
    },
    rental.status === 'active' && rental.dueAt
      ? { key: 'due', at: rental.dueAt, kind: 'due', who: null, ...plain }
      : null,
    rental.returnedAt && { key: 'returned', at: rental.returnedAt, kind: 'returned', who: people.completed, ...plain },
    rental.cancelledAt && {
      key: 'cancelled',
      at: rental.cancelledAt,
      kind: 'cancelled',
      who: null,
      amountCents: null,
      detail: rental.cancelledReason ?? '',
    },
    ...payments.map(
      (payment): TimelineEvent => ({
        key: payment.id,
        at: payment.receivedAt,
        kind: `payment_${payment.kind}`,
        who: payment.receivedByName,
        amountCents: payment.amountCents,
        detail: payment.number,
      }),
    ),
    ...payments.map(
      (payment): TimelineEvent | null =>
        payment.voidedAt && {
          key: `${payment.id}-voided`,
          at: payment.voidedAt,
          kind: 'payment_voided',
          who: null,
          amountCents: payment.amountCents,
          detail: payment.voidedReason ?? '',
        },
    ),
    ...acts,
    ...superseded.map(
      ({ id, inspectedAt }): TimelineEvent => ({
        key: id,
        at: inspectedAt,
        kind: 'returned_by_mistake',
        who: null,
        ...plain,
      }),
    ),
    ...applications.map(
      ({ id, at, amountCents }): TimelineEvent => ({
        key: id,
        at,
        kind: amountCents < 0 ? 'deposit_taken_back' : 'deposit_applied',
        who: null,
        amountCents: Math.abs(amountCents),
        detail: '',
      }),
    ),
  ];
  return events.filter((event) => event !== null).sort((a, b) => a.at.getTime() - b.at.getTime());
}
