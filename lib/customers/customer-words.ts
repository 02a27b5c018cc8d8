import { searchWords } from '../search/search-text';

interface Customer {
  fullName: string;
  phone: string | null;
  email: string | null;
  licenseNumber: string;
  idNumber: string;
}

/** The words by which a customer is found: name, phone, e-mail, licence and paper. */
export function customerWords({ fullName, phone, email, licenseNumber, idNumber }: Customer): string[] {
  return searchWords(fullName, phone, email, licenseNumber, idNumber);
}
