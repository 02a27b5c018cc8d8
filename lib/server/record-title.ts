import 'server-only';
import type { Metadata } from 'next';
import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';
import { getTranslations } from 'next-intl/server';

/**
 * What a browser's tab calls the page of a record: first its number or name, by which many tabs can be told apart. Where it
 * can't be read, the page itself says so, and the tab only names the kind of page.
 */
export async function recordTitle(
  name: Promise<string | null>,
  kind: MessageKeys<Messages, NestedKeyOf<Messages>>,
): Promise<Metadata> {
  const [found, t] = await Promise.all([name.catch(() => null), getTranslations()]);
  return { title: [found, t(kind)].filter(Boolean).join(' · ') };
}
