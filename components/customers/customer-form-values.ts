export interface CustomerFormValues {
  fullName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  postalCode: string;
  language: string;
  dateOfBirth: string;
  licenseNumber: string;
  licenseExpiresOn: string;
  licenseCountry: string;
  idType: string;
  idNumber: string;
  idExpiresOn: string;
  emergencyName: string;
  emergencyPhone: string;
  notes: string;
  tier: string;
  /** The look-alikes that the clerk was asked about, and goes on in spite of. */
  acceptedDuplicates: string[];
}

export const EMPTY_CUSTOMER: CustomerFormValues = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  country: 'HT',
  postalCode: '',
  language: 'fr',
  dateOfBirth: '',
  licenseNumber: '',
  licenseExpiresOn: '',
  licenseCountry: 'HT',
  idType: 'national',
  idNumber: '',
  idExpiresOn: '',
  emergencyName: '',
  emergencyPhone: '',
  notes: '',
  tier: 'standard',
  acceptedDuplicates: [],
};
