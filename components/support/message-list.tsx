import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatDateTime } from '@/lib/dates';

interface Props {
  /** `ours` is what an operator has written. */
  messages: { id: string; author: string; text: string; at: Date; ours: boolean }[];
  timeZone: string;
  /** Whose messages stand on the right: those of the side that reads. */
  reader: 'member' | 'operator';
}

/** What was said in a thread, the oldest first. */
export function MessageList({ messages, timeZone, reader }: Props) {
  const t = useTranslations('support');
  const locale = useLocale();
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, author, text, at, ours }) => {
        const mine = ours === (reader === 'operator');
        return (
          <li
            key={id}
            className={cn(
              'max-w-[92%] rounded-card border border-hairline p-3 md:max-w-[80%]',
              mine ? 'justify-self-end bg-sunken' : 'justify-self-start bg-raised',
            )}
          >
            <p className="text-sm text-muted">
              {ours ? t('from_support', { name: author }) : author}
              {' · '}
              <time dateTime={at.toISOString()}>{formatDateTime(at, locale, timeZone)}</time>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
