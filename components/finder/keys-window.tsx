'use client';

import { useTranslations } from 'next-intl';
import { DialogWindow } from '@/components/ui/dialog-window';

const KEYS = [
  ['find', ['Ctrl', 'K']],
  ['search_list', ['/']],
  ['keys', ['?']],
  ['choose', ['↑', '↓']],
  ['open', ['Enter']],
  ['close', ['Esc']],
] as const;

/** The keys that work on every screen. */
export function KeysWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('finder');
  return (
    <DialogWindow open={open} onOpenChange={onClose} title={t('keys_title')}>
      <dl className="divide-y divide-hairline">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{t(`key_${name}`)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-control border border-line-strong bg-sunken px-1.5 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogWindow>
  );
}
