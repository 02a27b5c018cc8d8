import { withTenant } from '@/db/client';
import { reportPresets } from '@/db/schema/report-presets';
import { newId } from '@/lib/id';
import { beginExport } from '@/lib/reports/begin-export';
import { cancelExport } from '@/lib/reports/cancel-export';
import { keepPreset } from '@/lib/reports/keep-preset';
import { mailPreset } from '@/lib/reports/mail-preset';
import { removePreset } from '@/lib/reports/remove-preset';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';
import { asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const PERIOD = { from: '2026-01-01', until: '2035-12-31' };

const PRESET = { ...PERIOD, name: 'Month', types: ['rentals', 'payments'], range: 'last_month' };

const HEADER = {
  legalName: 'Kay Machin S.A.',
  tradeName: 'Kay Machin',
  taxId: '000-111-222-3',
  patente: '4711',
  phone: '37001234',
  email: 'Biwo@kaymachin.test',
  address: '12, Rue 5, Okap',
};

async function asked(tenant: TestTenant) {
  await makeVehicle(tenant);
  return { ...PERIOD, types: 'vehicles', format: 'csv', exportId: newId() };
}

async function begun(tenant: TestTenant) {
  const input = await asked(tenant);
  await beginExport(await asManager(tenant), input);
  return { exportId: input.exportId };
}

/** A report under a name that the company does not have yet. */
async function preset(tenant: TestTenant) {
  const before = await withTenant(tenant.id, (tx) => tx.$count(reportPresets));
  return { ...PRESET, name: `Report ${before + 1}` };
}

/** A report that a manager shares. */
async function kept(tenant: TestTenant): Promise<{ presetId: string }> {
  return { presetId: (await keepPreset(await asManager(tenant), { ...(await preset(tenant)), shared: true })).id };
}

export const REPORT_VERBS: VerbCase[] = [
  {
    verb: keepPreset,
    allowed: preset,
    forbidden: async () => [{ ...PRESET, types: [] }, 'validation_error', { types: 'required' }],
    stranger: null,
  },
  {
    verb: mailPreset,
    allowed: async (tenant) => ({ ...(await kept(tenant)), every: 'weekly' }),
    forbidden: async (tenant) => [
      { ...(await kept(tenant)), every: 'hourly' },
      'validation_error',
      { every: 'invalid_value' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: removePreset,
    allowed: kept,
    forbidden: async (tenant) => {
      const input = await kept(tenant);
      await removePreset(await asManager(tenant), input);
      return [input, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: beginExport,
    allowed: asked,
    forbidden: async (tenant) => [
      { ...(await asked(tenant)), from: '2001-01-01', until: '2001-01-02' },
      'no_data_period',
    ],
    stranger: null,
  },
  {
    verb: cancelExport,
    allowed: begun,
    forbidden: async (tenant) => {
      const input = await begun(tenant);
      await cancelExport(await asManager(tenant), input);
      return [input, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: saveBusinessHeader,
    allowed: async (tenant) => edited(tenant, saveBusinessHeader, HEADER),
    forbidden: async (tenant) => [
      await edited(tenant, saveBusinessHeader, { ...HEADER, legalName: ' ' }),
      'validation_error',
      { legalName: 'required' },
    ],
    stranger: null,
  },
];
