import type { Locale } from '@/lib/i18n/locales';
import { editForm, type Stored } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import type { TenantSettings } from '@/lib/tenants/get-tenant-settings';
import { settingsRecord } from '@/lib/tenants/settings-record';
import { SECTIONS, type Section } from './sections';

/** A section's values as its form shows them, with the version that they were read at. */
export function sectionForm(section: Section, settings: TenantSettings, locale: Locale) {
  const { createdAt: _, updatedAt: __, businessHours: ___, ...stored } = settings;
  const fields = SECTIONS[section];
  // Safe because each field is a column of the settings.
  const record = settingsRecord(fields, stored as Readonly<Record<string, Stored>>);
  return { ...editForm(fields, record, locale), version: recordVersion(fields, record) };
}
