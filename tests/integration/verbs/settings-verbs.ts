import { saveTerms } from '@/lib/papers/save-terms';
import { saveSettings } from '@/lib/tenants/save-settings';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const RENTALS = {
  section: 'rentals',
  defaultDepositCents: '600.00',
  defaultMilesPerDay: '60',
  graceMinutes: '45',
  minimumAge: '21',
  quoteValidDays: '5',
};

const TERMS = { en: '', fr: 'Objet\nLa location d’un véhicule.', ht: '' };

export const SETTINGS_VERBS: VerbCase[] = [
  {
    verb: saveSettings,
    allowed: async (tenant) => edited(tenant, saveSettings, RENTALS),
    forbidden: async (tenant) => [
      await edited(tenant, saveSettings, { ...RENTALS, minimumAge: '17' }),
      'validation_error',
      { minimumAge: 'out_of_range' },
    ],
    stranger: null,
  },
  {
    verb: saveTerms,
    allowed: async (tenant) => edited(tenant, saveTerms, TERMS),
    forbidden: async (tenant) => [
      await edited(tenant, saveTerms, { ...TERMS, fr: 'x'.repeat(40_001) }),
      'validation_error',
      { fr: 'too_long' },
    ],
    stranger: null,
  },
];
