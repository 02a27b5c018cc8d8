import { COMPANY_COLORS } from '@/lib/tenants/company-colors';
import { LAKAY_STORY } from './lakay/story';
import { PALMIS_STORY } from './palmis/story';
import type { DemoStory } from './story';

/** The password of every demo account. Never used outside the demo. */
export const DEMO_PASSWORD = 'kabrit-manje-mango-42';

/** Gourdes for 1 USD, in both companies. */
export const HTG_RATE = '131.2500';

export interface DemoCompany {
  slug: string;
  name: string;
  legalName: string;
  taxId: string;
  phone: string;
  address: string;
  locations: string[];
  usageZones: string[];
  /** For a pickup or return at its last place outside the hours; 0 for none. */
  afterHoursFeeCents: number;
  locale: 'fr' | 'ht';
  plateFrom: number;
  phoneFrom: number;
  /** The folder with its logo. */
  logo: 'lakay' | 'palmis';
  color: string;
  story: DemoStory;
  staff: { role: 'agent' | 'manager' | 'admin'; name: string; email: string }[];
}

export const COMPANIES: DemoCompany[] = [
  {
    slug: 'lakay',
    name: 'Lakay Oto Location',
    legalName: 'Lakay Oto Location S.A.',
    taxId: '000-900-001-1',
    phone: '+50937000901',
    address: "150, Route de l'Aéroport\nCap-Haïtien HT1110",
    locations: [
      'Aéroport international du Cap-Haïtien (CAP)',
      "Agence, Route de l'Aéroport",
      'Hôtel du client, Cap-Haïtien',
    ],
    usageZones: ['Grand Nord', 'Provinces', 'Tout le territoire national'],
    afterHoursFeeCents: 0,
    locale: 'ht',
    plateFrom: 90_011,
    phoneFrom: 1,
    logo: 'lakay',
    color: COMPANY_COLORS.teal,
    story: LAKAY_STORY,
    staff: [
      { role: 'admin', name: 'Solange Dorcély', email: 'admin@lakay.test' },
      { role: 'manager', name: 'Rodney Altidor', email: 'manager@lakay.test' },
      { role: 'agent', name: 'Mideline Jasmin', email: 'agent@lakay.test' },
    ],
  },
  {
    slug: 'palmis',
    name: 'Palmis Rent-a-Car',
    legalName: 'Palmis Rent-a-Car S.A.',
    taxId: '000-900-002-1',
    phone: '+50937000902',
    address: '14, Rue Panaméricaine\nPétion-Ville HT6140',
    locations: ['Agence, Rue Panaméricaine', 'Hôtel du client, Pétion-Ville', 'Aéroport Toussaint Louverture (PAP)'],
    usageZones: ['Zone métropolitaine de Port-au-Prince', 'Grand Sud', 'Tout le territoire national'],
    afterHoursFeeCents: 2500,
    locale: 'fr',
    plateFrom: 90_111,
    phoneFrom: 101,
    logo: 'palmis',
    color: COMPANY_COLORS.green,
    story: PALMIS_STORY,
    staff: [
      { role: 'admin', name: 'Réginald Chéry', email: 'admin@palmis.test' },
      { role: 'manager', name: 'Anne-Lise Gourgue', email: 'manager@palmis.test' },
      { role: 'agent', name: 'Berlyne Ménard', email: 'agent@palmis.test' },
    ],
  },
];

export const DEMO_OPERATOR = { name: 'Wout operator', email: 'super@wout.test' };
