import { useLocale, useTranslations } from 'next-intl';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatDateTime } from '@/lib/dates';
import type { VehicleHolder } from '@/lib/expenses/find-holder';
import { formatPhone } from '@/lib/format-phone';

interface Props {
  holder: VehicleHolder;
  timeZone: string;
  /** It can still be charged to them. */
  mayCharge: boolean;
  /** What WhatsApp opens with. */
  greeting?: string;
}

/** Who had the vehicle: rental, customer with phone, drivers, and the period of the outing. */
export function HolderFacts({ holder, timeZone, mayCharge, greeting }: Props) {
  const t = useTranslations('expenses');
  const locale = useLocale();
  const at = (moment: string) => formatDateTime(new Date(moment), locale, timeZone);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={`/customers/${holder.customerId}`} className="font-medium text-accent underline underline-offset-2">
          {holder.customerName}
        </Link>
        <Link href={`/rentals/${holder.rentalId}`} className="tabular text-accent underline underline-offset-2">
          {holder.number}
        </Link>
      </p>
      <p className="text-muted">
        {holder.until
          ? t('had_from', { from: at(holder.from), until: at(holder.until) })
          : t('had_since', { from: at(holder.from) })}
      </p>
      {mayCharge && holder.status === 'completed' && <p className="text-muted">{t('closed_rental')}</p>}
      {holder.drivers.length > 0 && <p>{t('had_drivers', { names: holder.drivers.join(', ') })}</p>}
      {holder.phone && (
        <p className="mt-1 flex flex-wrap gap-2">
          <a href={`tel:${holder.phone}`} className={buttonClass('secondary')}>
            <Icon name="phone" />
            {formatPhone(holder.phone)}
          </a>
          {greeting && <WhatsAppButton phone={holder.phone} label="WhatsApp" text={greeting} />}
        </p>
      )}
    </div>
  );
}
