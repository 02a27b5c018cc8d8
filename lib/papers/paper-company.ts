import type { PaperCompany } from './paper-data';

/** The business header of a paper, out of the company's settings. */
export function paperCompany(settings: Omit<PaperCompany, 'logo'>): PaperCompany {
  const { legalName, tradeName, taxId, patente, address, phone, email } = settings;
  return { legalName, tradeName, taxId, patente, address, phone, email, logo: null };
}
