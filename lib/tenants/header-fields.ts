import type { RecordFields } from '../records/record-field';
import type { BusinessHeader } from './get-business-header';

/** What a company's papers and reports say about it at their head. */
export const HEADER_FIELDS = {
  legalName: { label: 'reports.legal_name', type: 'text', required: true },
  tradeName: { label: 'reports.trade_name', type: 'text' },
  taxId: { label: 'reports.tax_id', type: 'text' },
  patente: { label: 'reports.patente', type: 'text' },
  phone: { label: 'customers.phone', type: 'phone' },
  email: { label: 'customers.email', type: 'text' },
  address: { label: 'customers.address', type: 'text' },
} as const satisfies RecordFields<BusinessHeader>;
