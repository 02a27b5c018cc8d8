'use server';

import { archiveAccident } from '@/lib/accidents/archive-accident';
import { chargeAccident } from '@/lib/accidents/charge-accident';
import { reportAccident } from '@/lib/accidents/report-accident';
import { updateAccident } from '@/lib/accidents/update-accident';
import { action } from '@/lib/server/action';

export const reportAccidentAction = action(reportAccident, '/accidents');
export const updateAccidentAction = action(updateAccident, '/accidents');
export const archiveAccidentAction = action(archiveAccident, '/accidents');
export const chargeAccidentAction = action(chargeAccident, '/accidents', '/rentals');
