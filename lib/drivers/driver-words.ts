import { searchWords } from '../search/search-text';

interface Driver {
  fullName: string;
  phone: string | null;
  email: string | null;
  licenseNumber: string;
  idCardNumber: string;
}

/** The words by which a driver is found: name, phone, e-mail, licence and identity card. */
export function driverWords({ fullName, phone, email, licenseNumber, idCardNumber }: Driver): string[] {
  return searchWords(fullName, phone, email, licenseNumber, idCardNumber);
}
