import type { Locale } from '../i18n/locales';

export const PAPER_SIZES = ['A4', 'LETTER'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The company's business header, as it was when the paper was made. */
export interface PaperCompany {
  legalName: string;
  tradeName: string;
  taxId: string;
  patente: string;
  address: string;
  /** E.164 or as typed. */
  phone: string;
  email: string;
  /** A PNG or JPEG data URL. */
  logo: string | null;
}

/** What every paper knows. Instants are ISO texts in UTC and days `2026-11-21`, so that a snapshot is plain JSON. */
export interface PaperData {
  locale: Locale;
  paperSize: PaperSize;
  timeZone: string;
  company: PaperCompany;
  number: string;
  /** The code in the foot by which this very document is found again. */
  reference: string;
}

/** Gourdes per US dollar and the day of that rate. */
export interface GourdeRate {
  rate: number;
  on: string;
}
