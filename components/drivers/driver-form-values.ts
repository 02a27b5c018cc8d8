export interface DriverFormValues {
  fullName: string;
  kind: string;
  customerId: string;
  phone: string;
  email: string;
  address: string;
  dateOfBirth: string;
  notes: string;
  licenseNumber: string;
  licenseExpiresOn: string;
  licenseCountry: string;
  idCardNumber: string;
}

export const EMPTY_DRIVER: DriverFormValues = {
  fullName: '',
  kind: 'additional',
  customerId: '',
  phone: '',
  email: '',
  address: '',
  dateOfBirth: '',
  notes: '',
  licenseNumber: '',
  licenseExpiresOn: '',
  licenseCountry: 'HT',
  idCardNumber: '',
};
