import { expect, it } from 'vitest';
import { invoiceNextStep } from '@/lib/invoices/invoice-next-step';
import { INVOICE_STATES } from '@/lib/invoices/values';

it('money is collected on an open invoice, and a proforma becomes one', () => {
  const steps = Object.fromEntries(INVOICE_STATES.map((state) => [state, invoiceNextStep(state, () => true)]));
  const none = { paid: null, credited: null, credit_note: null };
  expect(steps).toEqual({ open: 'collect', overdue: 'collect', proforma: 'issue', ...none });
});

it('is none for who may not', () => {
  expect(invoiceNextStep('open', (step) => step === 'issue')).toBeNull();
  expect(invoiceNextStep('proforma', (step) => step === 'collect')).toBeNull();
});
