import type { PaperCompany } from './paper-data';

/** What the business header is made of in a company's settings. */
export type HeaderSettings = Omit<PaperCompany, 'logo' | 'color'> & {
  tenantId: string;
  logoId: string | null;
  color: string | null;
};

/** The business header of a paper, out of the company's settings. Its logo is read when the paper is drawn. */
export function paperCompany(settings: HeaderSettings): PaperCompany {
  const { legalName, tradeName, taxId, patente, address, phone, email, tenantId, logoId, color } = settings;
  const logo = logoId === null ? null : `${tenantId}/${logoId}`;
  return { legalName, tradeName, taxId, patente, address, phone, email, logo, ...(color !== null && { color }) };
}
