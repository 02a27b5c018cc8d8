'use client';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from '@/lib/whatsapp-link';
import { openChat } from './open-chat';
import type { PaperToLink } from './paper-link-api';

interface Props {
  paper: PaperToLink;
  /** E.164. */
  phone: string;
  /** The message, in its receiver's language. */
  text: string;
}

/** Opens WhatsApp with a message about a paper, which ends with the link to it. */
export function PaperChatButton({ paper, phone, text }: Props) {
  return (
    <a
      href={whatsappLink(phone, text)}
      target="_blank"
      rel="noopener"
      className={buttonClass('secondary', 'whitespace-normal!')}
      onClick={(event) => {
        event.preventDefault();
        void openChat(paper, { phone, text });
      }}
    >
      <Icon name="message-circle" />
      WhatsApp
    </a>
  );
}
