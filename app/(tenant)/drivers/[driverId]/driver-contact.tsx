import { useLocale } from 'next-intl';
import { ContactButtons } from '@/components/customers/contact-buttons';
import { greetingMessage } from '@/lib/customers/greeting-message';

interface Props {
  name: string;
  /** E.164. */
  phone: string;
  company: string;
}

/** The ways to reach a driver. Assumption: nobody asked for a driver’s language, so the message is in the clerk’s. */
export function DriverContact({ name, phone, company }: Props) {
  const text = greetingMessage({ locale: useLocale(), company, customer: name });
  return (
    <div className="-mt-3 mb-4">
      <ContactButtons phone={phone} messages={[{ label: 'WhatsApp', text }]} />
    </div>
  );
}
