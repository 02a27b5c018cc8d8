import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from '@/lib/whatsapp-link';

interface WhatsAppButtonProps {
  /** E.164. Without one, WhatsApp asks to whom. */
  phone?: string;
  /** The message, in its receiver's language. */
  text: string;
  label: string;
  /** What a screen reader says instead of the label, where several buttons have the same one. */
  spoken?: string;
  variant?: 'primary' | 'secondary';
  className?: string;
}

/** Opens WhatsApp with a message that is ready to send. */
export function WhatsAppButton({
  phone = '',
  text,
  label,
  spoken,
  variant = 'secondary',
  className,
}: WhatsAppButtonProps) {
  return (
    <a
      href={whatsappLink(phone, text)}
      target="_blank"
      rel="noopener"
      aria-label={spoken}
      className={buttonClass(variant, cn('whitespace-normal!', className))}
    >
      <Icon name="message-circle" />
      {label}
    </a>
  );
}
