'use server';

import { saveTerms } from '@/lib/papers/save-terms';
import { action } from '@/lib/server/action';
import { removeLogo } from '@/lib/tenants/remove-logo';
import { saveBusinessHeader } from '@/lib/tenants/save-business-header';
import { saveNumbering } from '@/lib/tenants/save-numbering';
import { saveSettings } from '@/lib/tenants/save-settings';

/** Every form begins with a company's settings. */
const EVERYWHERE = '/';

export const saveSettingsAction = action(saveSettings, EVERYWHERE);
export const saveBusinessHeaderAction = action(saveBusinessHeader, EVERYWHERE);
export const removeLogoAction = action(removeLogo, EVERYWHERE);
export const saveNumberingAction = action(saveNumbering, '/settings');
export const saveTermsAction = action(saveTerms, '/settings');
