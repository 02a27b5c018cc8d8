import { searchWords } from '../search/search-text';

interface Customer {
  fullName: string;
  phone: string | null;
  email: string | null;
  licenseNumber: string;
  idNumber: string;
}

/** The words that find a customer: name, phone, email, license and ID number. */
export function customerWords({ fullName, phone, email, licenseNumber, idNumber }: Customer): string[] {
  return searchWords(fullName, phone, email, licenseNumber, idNumber);
}
