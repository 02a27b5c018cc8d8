'use server';

import { archiveDriver } from '@/lib/drivers/archive-driver';
import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { action } from '@/lib/server/action';

export const createDriverAction = action(createDriver, '/drivers');
export const updateDriverAction = action(updateDriver, '/drivers');
export const archiveDriverAction = action(archiveDriver, '/drivers');
export const archiveDriversAction = action(archiveDrivers, '/drivers');
