import { CUSTOMER_FIELDS } from '../../customers/fields';
import type { CustomerStatus } from '../../customers/values';
import type { RecordField, RecordFields } from '../../records/record-field';
import type { ImportColumns } from './import-column';

/** A list may set the status; on the screens it has verbs of its own. */
const STATUS = {
  label: 'common.status',
  type: 'choice',
  starts: 'active',
  choices: { active: 'status.active', inactive: 'status.inactive', blacklisted: 'status.blacklisted' },
} as const satisfies RecordFields<{ status: CustomerStatus }>['status'];

export const LISTED_CUSTOMER_FIELDS = { ...CUSTOMER_FIELDS, status: STATUS } as const satisfies Record<
  string,
  RecordField
>;

/** The columns of a list of customers, in our template's order. */
export const CUSTOMER_COLUMNS = {
  fullName: {
    also: [
      'name',
      'customer',
      'client',
      'nom',
      'nom et prénom',
      'nom complet',
      'non',
      'non konplè',
      'kliyan',
      'nombre',
      'nombre completo',
      'cliente',
    ],
    example: 'Marie-Flore Desrosiers',
  },
  email: {
    also: ['e-mail', 'mail', 'courriel', 'adrès imel', 'imel', 'correo', 'correo electrónico'],
    example: 'marie@example.com',
  },
  phone: {
    also: [
      'telephone',
      'phone number',
      'mobile',
      'whatsapp',
      'tel',
      'téléphone',
      'telefòn',
      'nimewo telefòn',
      'teléfono',
      'celular',
    ],
    example: '+509 3700 0001',
  },
  address: { also: ['street', 'adresse', 'adrès', 'dirección'], example: '12, rue Capois' },
  city: { also: ['town', 'ville', 'vil', 'ciudad'], example: 'Port-au-Prince' },
  country: { also: ['pays', 'peyi', 'país'], example: 'HT' },
  postalCode: { also: ['zip', 'zip code', 'code postal', 'kòd postal'], example: 'HT6110' },
  language: {
    also: ['langue', 'lang'],
    choices: {
      en: ['english', 'anglais', 'angle'],
      fr: ['french', 'français', 'fransè', 'franse'],
      ht: ['creole', 'haitian creole', 'créole', 'kreyòl', 'kreyol ayisyen'],
    },
    choiceLabels: { en: 'imports.language_en', fr: 'imports.language_fr', ht: 'imports.language_ht' },
    example: 'fr',
  },
  dateOfBirth: {
    also: ['birth date', 'born', 'dob', 'né le', 'date de naissance', 'dat nesans', 'fecha de nacimiento'],
    example: '1988-04-12',
  },
  licenseNumber: {
    also: [
      'license',
      'licence',
      'licence number',
      'driving licence',
      'driver license number',
      'permis',
      'numéro de permis',
      'no permis',
      'permis de conduire',
      'lisans',
      'nimewo lisans',
      'pèmi',
      'nimewo pèmi',
      'licencia',
      'licencia de conducir',
      'número de licencia',
    ],
    example: 'AA-1234567',
  },
  licenseExpiresOn: {
    also: [
      'licence expiry',
      'license expires',
      'license expiration',
      'expiration permis',
      'expiration du permis',
      'validité permis',
      'lisans fini',
      'pèmi fini',
      'lisans bon jiska',
      'vencimiento licencia',
      'vencimiento de la licencia',
      // Of which paper is not said. A list of people who drive means the license.
      'expiration',
      'expiration date',
      'expiry',
      'expiry date',
      'expires',
      'expires on',
      'valid until',
      "date d'expiration",
      'date expiration',
      'expire le',
      "valable jusqu'au",
      'ekspirasyon',
      'dat ekspirasyon',
      'fini',
      'bon jiska',
      'vencimiento',
      'fecha de vencimiento',
      'vence',
    ],
    example: '2029-06-30',
  },
  licenseCountry: { also: ['licence country', 'pays du permis', 'peyi lisans'], example: 'HT' },
  idType: {
    also: ['document type', 'type de pièce', 'kalite pyès'],
    choices: {
      national: ['cin', 'nif', 'ninu', 'id card', "carte d'identité", 'kat idantite'],
      passport: ['passeport', 'paspò'],
      driver_license: ['license', 'permis', 'lisans', 'pèmi'],
      other: [],
    },
    example: 'national',
  },
  idNumber: {
    also: ['id no', 'nif', 'cin', 'ninu', 'passport number', 'numéro de pièce', 'nimewo idantite'],
    example: '001-234-567-8',
  },
  idExpiresOn: { also: ['id expires', 'expiration pièce', 'pyès fini'], example: '2031-12-31' },
  emergencyName: { also: ['emergency contact', "contact d'urgence", 'kontak ijans'], example: 'Jean Desrosiers' },
  emergencyPhone: { also: ['emergency phone', "téléphone d'urgence", 'telefòn ijans'], example: '+509 3700 0002' },
  tier: {
    also: ['level', 'catégorie', 'niveau', 'nivo', 'kategori'],
    choices: { standard: [], premium: ['premyòm'], vip: [] },
    example: 'standard',
  },
  status: {
    also: ['customer status', 'statut du client', 'estati kliyan an'],
    choices: {
      active: ['aktif', 'actif'],
      inactive: ['inaktif', 'inactif'],
      blacklisted: ['blacklist', 'black list', 'banned', 'liste noire', 'lis nwa'],
    },
    notOffered: 'blacklisted',
    example: 'active',
  },
  notes: { also: ['remarks', 'remarques', 'remak', 'comment'], example: '' },
} as const satisfies ImportColumns<typeof LISTED_CUSTOMER_FIELDS>;
