import type { Locale } from '../i18n/locales';

export const PAPER_SIZES = ['A4', 'LETTER'] as const;
/** What a receipt can be printed on: the company's own size, another one, or the roll of an 80 mm printer. */
export const RECEIPT_PAPERS = ['A4', 'LETTER', 'ROLL'] as const;
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The company's business header at the time the paper was made. */
export interface PaperCompany {
  legalName: string;
  tradeName: string;
  taxId: string;
  patente: string;
  address: string;
  /** E.164 or as typed. */
  phone: string;
  email: string;
  /** `<tenant>/<logo>`, and a PNG as a data URL once the paper is drawn. */
  logo: string | null;
  /** Of its heading; black where it is missing. */
  color?: string;
}

/**
 * The data every paper has. Instants are ISO strings in UTC and days look like `2026-11-21`, so that a snapshot is
 * plain JSON.
 */
export interface PaperData {
  locale: Locale;
  paperSize: PaperSize;
  timeZone: string;
  company: PaperCompany;
  number: string;
  /** The code in the footer that identifies this document. */
  reference: string;
  /** Set on a copy of a document that no longer counts. */
  voided?: PaperVoid | null;
}

/** When a document was made void, by whom and why. */
export interface PaperVoid {
  at: string;
  by: string;
  reason: string;
}

/** Gourdes per US dollar, and the day of that rate. */
export interface GourdeRate {
  rate: number;
  on: string;
}
