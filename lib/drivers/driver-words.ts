import { searchWords } from '../search/search-text';

interface Driver {
  fullName: string;
  phone: string | null;
  email: string | null;
  licenseNumber: string;
  idCardNumber: string;
}

/** The words that find a driver: name, phone, email, license and ID card. */
export function driverWords({ fullName, phone, email, licenseNumber, idCardNumber }: Driver): string[] {
  return searchWords(fullName, phone, email, licenseNumber, idCardNumber);
}
