import { DRIVER_FIELDS, type DriverField } from '@/lib/drivers/fields';
import { blankForm } from '@/lib/records/blank-form';

export type DriverFormValues = Record<DriverField | 'version', string>;

export const EMPTY_DRIVER: DriverFormValues = { ...blankForm(DRIVER_FIELDS), version: '' };
