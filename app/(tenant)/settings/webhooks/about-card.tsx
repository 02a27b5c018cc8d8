import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { eventPayload } from '@/lib/webhooks/event-payload';
import { JsonText } from './json-text';

const PAYMENT = '01992f6e-7c5a-7d3e-9b1c-2f6a8d4e0b17';
const RENTAL = '01992f6e-1b2c-7a4d-8e5f-6a7b8c9d0e1f';
const CUSTOMER = '01992f6d-9a8b-7c6d-b5e4-f3a2b1c0d9e8';

/** What is sent, how it is signed and how often it is tried, with an example. */
export function AboutCard({ companyId, now }: { companyId: string; now: Date }) {
  const t = useTranslations('webhooks');
  const example = eventPayload(
    { id: '01992f6e-7c5b-7e10-a2d4-5c3b1a0f9e8d', tenantId: companyId, kind: 'payment.recorded', at: now },
    {
      ...{ paymentId: PAYMENT, number: `P-${now.getUTCFullYear()}-00042`, kind: 'balance', method: 'cash' },
      ...{ amountCents: 12_500, receivedHtgCents: null, rentalId: RENTAL, reservationId: null },
      ...{ customerId: CUSTOMER, refundedPaymentId: null, receivedAt: now },
    },
  );
  return (
    <Card title={t('about_title')}>
      <div className="grid gap-3">
        <p className="max-w-prose">{t('about_body')}</p>
        <p className="max-w-prose">{t('about_signature')}</p>
        <p className="max-w-prose">{t('about_retry')}</p>
        <h3 className="mt-2 font-medium">{t('about_example')}</h3>
        <JsonText value={example} />
      </div>
    </Card>
  );
}
