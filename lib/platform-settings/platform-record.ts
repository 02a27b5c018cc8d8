import { instantToLocal } from '../dates';
import type { PlatformSettings } from '../platform/get-platform-settings';
import { PLATFORM_ZONE } from '../platform-zone';
import type { Stored } from '../records/edit-form';
import type { RecordField } from '../records/record-field';
import { PLATFORM_FIELDS, type PlatformSection } from './fields';

/** The values of one section as its form and the log have them: moments are local times of the platform's zone. */
export function platformRecord(
  section: PlatformSection,
  settings: PlatformSettings,
): { fields: Readonly<Record<string, RecordField>>; record: Record<string, Stored> } {
  const fields: Readonly<Record<string, RecordField>> = PLATFORM_FIELDS[section];
  const entries = Object.keys(fields).map((name) => [name, stored(settings[name as keyof PlatformSettings])]);
  return { fields, record: Object.fromEntries(entries) };
}

function stored(value: PlatformSettings[keyof PlatformSettings]): Stored {
  return value instanceof Date ? instantToLocal(value, PLATFORM_ZONE) : value;
}
