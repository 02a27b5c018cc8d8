import { CUSTOMER_FIELDS, type CustomerField } from '@/lib/customers/fields';
import { blankForm } from '@/lib/records/blank-form';

export interface CustomerFormValues extends Record<CustomerField | 'version', string> {
  /** The similar customers that the clerk was shown and chose to ignore. */
  acceptedDuplicates: string[];
}

export const EMPTY_CUSTOMER: CustomerFormValues = {
  ...blankForm(CUSTOMER_FIELDS),
  version: '',
  acceptedDuplicates: [],
};
