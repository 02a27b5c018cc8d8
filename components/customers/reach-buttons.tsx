import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatPhone } from '@/lib/format-phone';
import { whatsappLink } from '@/lib/whatsapp-link';

interface ReachButtonsProps {
  name: string;
  /** E.164. */
  phone: string;
  /** What is ready to be sent by WhatsApp, in the customer's language. */
  text: string;
}

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control border border-line-strong text-muted hover:bg-sunken hover:text-text lg:size-[38px] print:hidden';

/**
 * Calls or writes to a person from a row of a list, or from a fact. Where there is room, `ContactButtons` says it in words.
 * Paper has the number instead.
 */
export function ReachButtons({ name, phone, text }: ReachButtonsProps) {
  const t = useTranslations('today');
  return (
    <>
      <span className="tabular hidden text-sm whitespace-nowrap print:inline">{formatPhone(phone)}</span>
      <a href={`tel:${phone}`} className={BUTTON} aria-label={t('call', { name })} title={formatPhone(phone)}>
        <Icon name="phone" className="size-5" />
      </a>
      <a
        href={whatsappLink(phone, text)}
        target="_blank"
        rel="noreferrer"
        className={BUTTON}
        aria-label={t('write', { name })}
        title="WhatsApp"
      >
        <Icon name="message-circle" className="size-5" />
      </a>
    </>
  );
}
