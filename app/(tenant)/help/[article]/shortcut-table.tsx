import { useTranslations } from 'next-intl';
import type { HelpText } from '@/lib/help/help-texts';

/** Every shortcut with the place where it works. */
export function ShortcutTable({ shortcuts }: Pick<HelpText, 'shortcuts'>) {
  const t = useTranslations('help');
  const places = [...new Set(shortcuts.map(({ where }) => where))];
  return (
    <table className="w-full rounded-card border border-hairline bg-raised text-left">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="px-4 py-2 font-medium">
            {t('keys')}
          </th>
          <th scope="col" className="px-4 py-2 font-medium">
            {t('does')}
          </th>
        </tr>
      </thead>
      {places.map((place) => (
        <tbody key={place} className="border-t border-hairline">
          <tr>
            <th scope="rowgroup" colSpan={2} className="px-4 pt-3 pb-1 font-semibold">
              {place}
            </th>
          </tr>
          {shortcuts
            .filter(({ where }) => where === place)
            .map(({ keys, does }) => (
              <tr key={keys} className="align-top">
                <td className="px-4 py-1.5 font-medium">
                  <kbd className="font-sans">{keys}</kbd>
                </td>
                <td className="px-4 py-1.5">{does}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
