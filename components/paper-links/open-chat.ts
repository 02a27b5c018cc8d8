import { withLink } from '@/lib/paper-links/with-link';
import { whatsappLink } from '@/lib/whatsapp-link';
import { makeLink, type PaperToLink, readLink } from './paper-link-api';

/** Where the words come from: an address of ours that leads to the chat, or the words themselves. */
export type Chat = string | { phone: string; text: string };

/**
 * Opens WhatsApp with words about a paper that end with the link to it, which is made or lasts longer by that. Without a link, as
 * where there is no network or no right, the words go alone.
 */
export async function openChat(paper: PaperToLink, chat: Chat): Promise<void> {
  // Opened while the press counts: a browser refuses a window that comes after an answer.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const made = await makeLink(paper);
  const address = typeof chat === 'string' ? chat : await addressOf(paper, chat, made.ok);
  if (tab) tab.location.href = address;
  else location.assign(address);
}

async function addressOf(paper: PaperToLink, { phone, text }: Exclude<Chat, string>, made: boolean): Promise<string> {
  const found = made ? await readLink(paper) : null;
  return whatsappLink(phone, withLink(text, found?.ok ? (found.data.link?.addresses ?? []) : []));
}
