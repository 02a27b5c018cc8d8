import type { DRIVER_FIELDS } from '../../drivers/fields';
import { CUSTOMER_COLUMNS } from './customer-columns';
import type { ImportColumns } from './import-column';

/** The columns of a list of drivers, in our template's order. Fields shared with customers have the same column names. */
export const DRIVER_COLUMNS = {
  fullName: {
    also: ['name', 'driver', 'nom', 'nom et prénom', 'nom complet', 'chauffeur', 'non', 'non konplè', 'chofè'],
    example: 'Jean Wilner Baptiste',
  },
  kind: {
    also: ['type', 'kind of driver', 'type de conducteur', 'kalite chofè'],
    choices: {
      additional: ['additionnel', 'lòt chofè'],
      chauffeur: ['company', 'company chauffeur', 'chofè', 'chauffeur maison', 'employee'],
    },
    example: 'chauffeur',
  },
  customerId: {
    label: 'imports.driver_customer',
    unknown: 'unknown_customer',
    also: ['customer license', 'customer license number', 'permis du client', 'lisans kliyan an', 'pèmi kliyan an'],
    example: '',
  },
  licenseNumber: CUSTOMER_COLUMNS.licenseNumber,
  licenseExpiresOn: CUSTOMER_COLUMNS.licenseExpiresOn,
  licenseCountry: CUSTOMER_COLUMNS.licenseCountry,
  dateOfBirth: CUSTOMER_COLUMNS.dateOfBirth,
  idCardNumber: {
    also: ['id number', 'id no', 'nif', 'cin', 'ninu', 'numéro de pièce', 'nimewo idantite'],
    example: '001-234-567-8',
  },
  phone: CUSTOMER_COLUMNS.phone,
  email: CUSTOMER_COLUMNS.email,
  address: CUSTOMER_COLUMNS.address,
  notes: CUSTOMER_COLUMNS.notes,
} as const satisfies ImportColumns<typeof DRIVER_FIELDS>;
