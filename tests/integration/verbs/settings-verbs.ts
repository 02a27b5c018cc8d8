import sharp from 'sharp';
import { removePlaceHours } from '@/lib/hours/remove-place-hours';
import { saveClosedDays } from '@/lib/hours/save-closed-days';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { saveTerms } from '@/lib/papers/save-terms';
import { PreparedLogo } from '@/lib/tenants/prepared-logo';
import { removeLogo } from '@/lib/tenants/remove-logo';
import { saveColor } from '@/lib/tenants/save-color';
import { saveLogo } from '@/lib/tenants/save-logo';
import { saveNumbering } from '@/lib/tenants/save-numbering';
import { saveSettings } from '@/lib/tenants/save-settings';
import { asAdmin } from '@/tests/support/contexts';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const RENTALS = {
  section: 'rentals',
  defaultDepositCents: '600.00',
  defaultMilesPerDay: '60',
  graceMinutes: '45',
  minimumAge: '21',
  noShowGraceHours: '1',
  autoCancelHours: '4',
  quoteValidDays: '5',
};

const HOURS = { place: '', monday: '08:00-17:00', saturday: '08:00-00:00', afterHours: 'fee', feeCents: '25' };

const CLOSED = { holidays: 'vertieres, good_friday', closedDays: '2036-12-26' };

/** A sign of one color. */
const sign = async (background = '#0a5aa8') => {
  const image = sharp({ create: { width: 60, height: 20, channels: 3, background } });
  return { logo: await PreparedLogo.from(await image.extend({ top: 4, background: 'white' }).png().toBuffer()) };
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
  {
    verb: savePlaceHours,
    allowed: async (tenant) => edited(tenant, savePlaceHours, HOURS),
    forbidden: async (tenant) => [
      await edited(tenant, savePlaceHours, { ...HOURS, saturday: '13:00-08:00' }),
      'validation_error',
      { saturday: 'closes_before_opens' },
    ],
    stranger: null,
  },
  {
    verb: removePlaceHours,
    allowed: async (tenant) => {
      await savePlaceHours(await asAdmin(tenant), await edited(tenant, savePlaceHours, HOURS));
      return { place: '' };
    },
    forbidden: async () => [{ place: 'Elsewhere' }, 'record_not_found'],
    stranger: null,
  },
  {
    verb: saveClosedDays,
    allowed: async (tenant) => edited(tenant, saveClosedDays, CLOSED),
    forbidden: async (tenant) => [
      await edited(tenant, saveClosedDays, { ...CLOSED, closedDays: '2036-02-30' }),
      'validation_error',
      { 'closedDays.0': 'invalid_date' },
    ],
    stranger: null,
  },
  {
    verb: saveNumbering,
    allowed: async () => ({ R: '120', PF: '', V: '7' }),
    forbidden: async (tenant) => {
      await saveNumbering(await asAdmin(tenant), { R: '120' });
      return [{ R: '119', V: '7' }, 'number_taken', { R: 'number_taken' }];
    },
    stranger: null,
  },
  {
    verb: saveLogo,
    allowed: async () => sign(),
    forbidden: async () => [{ logo: {} }, 'validation_error', { logo: 'invalid_value' }],
    stranger: null,
  },
  {
    verb: saveColor,
    allowed: async () => ({ color: '1F6B43' }),
    forbidden: async () => [{ color: '#808080' }, 'validation_error', { color: 'color_unreadable' }],
    stranger: null,
  },
  {
    verb: removeLogo,
    allowed: async (tenant) => {
      await saveLogo(await asAdmin(tenant), await sign());
      return {};
    },
    forbidden: async (tenant) => {
      await saveLogo(await asAdmin(tenant), await sign());
      await removeLogo(await asAdmin(tenant), {});
      return [{}, 'record_not_found'];
    },
    stranger: null,
  },
];
