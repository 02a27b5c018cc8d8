import type { RecordField } from '@/lib/records/record-field';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { SETTINGS_FIELDS, type SettingsSection } from '@/lib/tenants/settings-fields';

export type Section = 'header' | SettingsSection;

/** The sections of the settings in the order in which they are shown, each with its fields. */
export const SECTIONS: Record<Section, Readonly<Record<string, RecordField>>> = {
  header: HEADER_FIELDS,
  ...SETTINGS_FIELDS,
};

export function isSection(name: string): name is Section {
  return Object.hasOwn(SECTIONS, name);
}

/** The message domains of a section's labels, besides the settings' own. */
export const SECTION_TEXTS: Partial<Record<Section, string[]>> = {
  header: ['reports', 'customers', 'auth'],
  charges: ['pricing'],
  extras: ['pricing', 'rentals'],
  // A percentage is shown with them when two admins have changed it.
  money: ['rates'],
};
