'use server';

import { removePlaceHours } from '@/lib/hours/remove-place-hours';
import { saveClosedDays } from '@/lib/hours/save-closed-days';
import { savePlaceHours } from '@/lib/hours/save-place-hours';
import { action } from '@/lib/server/action';

/** Forms that price a rental depend on them. */
const EVERYWHERE = '/';

export const savePlaceHoursAction = action(savePlaceHours, EVERYWHERE);
export const removePlaceHoursAction = action(removePlaceHours, EVERYWHERE);
export const saveClosedDaysAction = action(saveClosedDays, EVERYWHERE);
