import { toast } from './toast';

/** Copies a text, and says so. Plain http has no clipboard: the text on the screen is then there for copying by hand. */
export async function copyToClipboard(text: string, said: string): Promise<void> {
  await navigator.clipboard?.writeText(text);
  if (navigator.clipboard) toast.success(said);
}
