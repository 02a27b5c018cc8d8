import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatPhone } from '@/lib/format-phone';
import { WhatsAppButton } from './whatsapp-button';

/** On a phone two equal columns, and whatever is third over both. */
const GRID =
  'grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-2 sm:flex sm:flex-wrap max-sm:*:px-2 max-sm:[&>:nth-child(n+3)]:col-span-2';

interface ContactButtonsProps {
  /** E.164. */
  phone: string;
  /** What can be told by WhatsApp, each with its button. */
  messages: { label: string; text: string }[];
}

/** Calls a customer, or opens WhatsApp with a message that is ready to send. */
export function ContactButtons({ phone, messages }: ContactButtonsProps) {
  return (
    <div className={cn('mt-3', GRID)}>
      <a href={`tel:${phone}`} className={buttonClass('secondary')}>
        <Icon name="phone" />
        {formatPhone(phone)}
      </a>
      {messages.map(({ label, text }) => (
        <WhatsAppButton key={label} {...{ phone, label, text }} />
      ))}
    </div>
  );
}
