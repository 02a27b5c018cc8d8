'use server';

import { keepPreset } from '@/lib/reports/keep-preset';
import { mailPreset } from '@/lib/reports/mail-preset';
import { removePreset } from '@/lib/reports/remove-preset';
import { action } from '@/lib/server/action';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';

export const saveBusinessHeaderAction = action(saveBusinessHeader, '/reports');
export const keepPresetAction = action(keepPreset, '/reports');
export const removePresetAction = action(removePreset, '/reports');
export const mailPresetAction = action(mailPreset, '/reports');
