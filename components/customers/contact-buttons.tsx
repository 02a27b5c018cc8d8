import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatPhone } from '@/lib/format-phone';
import { WhatsAppButton } from './whatsapp-button';

interface ContactButtonsProps {
  /** E.164. */
  phone: string;
  /** What can be told by WhatsApp, each with its button. */
  messages: { label: string; text: string }[];
}

/** Calls a customer, or opens WhatsApp with a message that is ready to send. */
export function ContactButtons({ phone, messages }: ContactButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
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
