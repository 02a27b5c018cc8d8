import type { z } from 'zod';
import type { CreateDriverInput } from '../../drivers/input';
import { CUSTOMER_FIELDS } from './customer-fields';
import type { ImportField } from './fields';

type Name = keyof z.input<typeof CreateDriverInput>;
type Named = ImportField & { name: Name };

/** A field that drivers share with customers, with the same column names. */
function asOfCustomer(name: Name & (typeof CUSTOMER_FIELDS)[number]['name'], label: string): Named {
  const field = CUSTOMER_FIELDS.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${name} is no field of a customer`);
  return { ...field, name, label };
}

export const DRIVER_FIELDS: readonly Named[] = [
  {
    ...asOfCustomer('fullName', 'drivers.full_name'),
    also: ['name', 'driver', 'nom', 'nom et prénom', 'nom complet', 'chauffeur', 'non', 'non konplè', 'chofè'],
    example: 'Jean Wilner Baptiste',
  },
  {
    name: 'kind',
    label: 'drivers.kind',
    type: 'choice',
    also: ['type', 'kind of driver', 'type de conducteur', 'kalite chofè'],
    choices: [
      { value: 'additional', label: 'drivers.kind_additional', also: ['additionnel', 'lòt chofè'] },
      {
        value: 'chauffeur',
        label: 'drivers.kind_chauffeur',
        also: ['company', 'company chauffeur', 'chofè', 'chauffeur maison', 'employee'],
      },
    ],
    example: 'chauffeur',
  },
  {
    name: 'customerId',
    label: 'imports.driver_customer',
    type: 'lookup',
    unknown: 'unknown_customer',
    also: ['customer license', 'customer license number', 'permis du client', 'lisans kliyan an', 'pèmi kliyan an'],
    example: '',
  },
  asOfCustomer('licenseNumber', 'drivers.license_number'),
  asOfCustomer('licenseExpiresOn', 'drivers.license_expiry'),
  asOfCustomer('licenseCountry', 'drivers.license_country'),
  asOfCustomer('dateOfBirth', 'drivers.date_of_birth'),
  {
    name: 'idCardNumber',
    label: 'drivers.id_card_number',
    type: 'text',
    also: ['id number', 'id no', 'nif', 'cin', 'ninu', 'numéro de pièce', 'nimewo idantite'],
    example: '001-234-567-8',
  },
  asOfCustomer('phone', 'drivers.phone'),
  asOfCustomer('email', 'drivers.email'),
  asOfCustomer('address', 'drivers.address'),
  asOfCustomer('notes', 'common.notes'),
];
