export const VEHICLE_DOCUMENTS = ['insurance', 'registration'] as const;
export type VehicleDocument = (typeof VEHICLE_DOCUMENTS)[number];

/** Every kind of notice, in the groups by which the list can be narrowed. */
export const NOTICE_GROUPS = {
  /** What comes back today, and what should have. */
  returns: ['returns_today', 'overdue'],
  /** A reservation whose vehicle is late, or is not back, or not ready at the garage, before its pickup. */
  at_risk: ['at_risk', 'at_risk_garage'],
  /** The grace is over and nobody has come; the vehicle is free again. */
  nobody_came: ['reservation_late', 'no_show'],
  documents: VEHICLE_DOCUMENTS,
  /** A service that a maintenance plan asks for. */
  maintenance: ['service_due', 'service_overdue'],
  /** A mail to a customer that could not be sent, for the member who sent it. For admins, events that no system has taken. */
  mail: [
    'mail_failed',
    'quote_mail_failed',
    'agreement_mail_failed',
    'invoice_mail_failed',
    'receipt_mail_failed',
    'bill_mail_failed',
    'webhook_failed',
    'webhook_off',
  ],
  /** An operator has answered what the member asked. */
  support: ['support_answer'],
  /** The nightly check found a ledger or a close that differs from its entries. */
  ledger: [
    'ledger_changed',
    'ledger_over_refunded',
    'ledger_deposit_negative',
    'ledger_advance_negative',
    'ledger_close_changed',
  ],
} as const;
export type NoticeGroup = keyof typeof NOTICE_GROUPS;
export type NoticeKind = (typeof NOTICE_GROUPS)[NoticeGroup][number];

/** Safe because an object's own keys are the keys of its type. */
export const NOTICE_GROUP_NAMES = Object.keys(NOTICE_GROUPS) as [NoticeGroup, ...NoticeGroup[]];

/** The group that a kind of notice is listed in. */
export function noticeGroup(kind: NoticeKind): NoticeGroup {
  return NOTICE_GROUP_NAMES.find((name) => NOTICE_GROUPS[name].some((one) => one === kind)) ?? NOTICE_GROUP_NAMES[0];
}
