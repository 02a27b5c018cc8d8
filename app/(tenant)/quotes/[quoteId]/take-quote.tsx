'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState, useTransition } from 'react';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { type ErrorBody, isOurFault } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import { searchCustomersAction } from '../../customers/actions';
import { takeQuoteAction } from '../actions';

const NewCustomerDialog = lazyPart(() =>
  import('@/app/(tenant)/customers/new-customer-dialog').then((module) => module.NewCustomerDialog),
);

interface TakeQuoteProps {
  quoteId: string;
  /** Its price as it was sent, in cents. */
  totalCents: number;
  /** Whether it is for a caller, who must be a customer first. */
  forCaller: boolean;
}

/** One press makes the reservation, at the price of the quote. */
export function TakeQuote({ quoteId, totalCents, forCaller }: TakeQuoteProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [customer, setCustomer] = useState<{ id: string; label: string } | null>(null);
  const [adding, setAdding] = useState(false);
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();
  function take() {
    setFailure(null);
    const name = `take-${quoteId}`;
    start(async () => {
      const input = { quoteId, customerId: customer?.id ?? '', expectedTotalCents: totalCents };
      const result = await takeQuoteAction(input, sendingKey(name)).catch(() => null);
      if (!result) return setFailure({ code: 'network_error' });
      if (result.ok || !isOurFault(result.error.code)) answered(name);
      if (result.ok) {
        toast.success(t('success.reservation_created'));
        router.push(`/reservations/${result.data.id}`);
        return;
      }
      setFailure(result.error);
      // What is taken, or who was first, is read again.
      router.refresh();
    });
  }
  function choose({ id, label }: { id: string; label: string }) {
    setCustomer({ id, label });
    setFailure(null);
  }
  return (
    <div className="grid gap-3">
      {failure && <Alert>{t(`errors.${failure.code}`, failure.params)}</Alert>}
      {forCaller && (
        <div>
          <CustomerPicker
            label={t('quotes.choose_customer')}
            selected={customer}
            onSelect={choose}
            search={searchCustomersAction}
            renting
            required
          />
          <Button variant="ghost" className="mt-1 text-at-edge text-accent!" onClick={() => setAdding(true)}>
            {t('rentals.new_customer')}
          </Button>
        </div>
      )}
      <Button
        variant={forCaller && !customer ? 'secondary' : 'primary'}
        pending={pending}
        disabled={forCaller && !customer}
        onClick={take}
        className="justify-self-start whitespace-normal!"
      >
        {t('quotes.take_for', { total: formatMoney(totalCents, 'USD', locale) })}
      </Button>
      {adding && (
        <Suspense>
          <NewCustomerDialog onClose={() => setAdding(false)} onCreated={choose} />
        </Suspense>
      )}
    </div>
  );
}
