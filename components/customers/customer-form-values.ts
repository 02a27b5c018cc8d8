import { CUSTOMER_FIELDS, type CustomerField } from '@/lib/customers/fields';
import { blankForm } from '@/lib/records/blank-form';

export interface CustomerFormValues extends Record<CustomerField, string> {
  /** The look-alikes that the clerk was asked about, and accepts. */
  acceptedDuplicates: string[];
}

export const EMPTY_CUSTOMER: CustomerFormValues = { ...blankForm(CUSTOMER_FIELDS), acceptedDuplicates: [] };
