import 'server-only';
import type { Stored } from '../records/edit-form';
import type { RecordField } from '../records/record-field';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from './get-tenant-settings';
import { SETTINGS_FIELDS, type SettingsSection } from './settings-fields';
import { settingsRecord } from './settings-record';

/** One section of the company's settings, with the description of its fields. */
export async function getSettingsSection(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  section: SettingsSection,
): Promise<{ fields: Readonly<Record<string, RecordField>>; record: Record<string, Stored> }> {
  const fields: Readonly<Record<string, RecordField>> = SETTINGS_FIELDS[section];
  const { createdAt: _, updatedAt: __, businessHours: ___, ...settings } = await getTenantSettings(ctx);
  // Safe because each field is a column of the settings.
  return { fields, record: settingsRecord(fields, settings as Readonly<Record<string, Stored>>) };
}
