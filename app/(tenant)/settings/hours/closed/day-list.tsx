import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DayChoice } from '@/components/forms/day-choice';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDate } from '@/lib/dates';

interface Props {
  /** Such as `2026-12-24`. */
  days: string[];
  onChange: (days: string[]) => void;
}

/** A list of days, to which one is added at a time. */
export function DayList({ days, onChange }: Props) {
  const t = useTranslations('hours');
  const locale = useLocale();
  const [next, setNext] = useState('');
  const [round, setRound] = useState(0);
  const add = () => {
    if (next && !days.includes(next)) onChange([...days, next]);
    setNext('');
    setRound(round + 1);
  };
  return (
    <div className="grid gap-3">
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => {
            const said = formatDate(day, locale, 'UTC');
            return (
              <li key={day} className="flex items-center gap-1 rounded-control border border-hairline pl-3">
                {said}
                <Button
                  variant="ghost"
                  icon={<Icon name="x" />}
                  aria-label={t('remove_day', { day: said })}
                  onClick={() => onChange(days.filter((other) => other !== day))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <DayChoice key={round} label={t('day')} value="" onChoose={setNext} className="w-44" />
        <Button onClick={add}>{t('add_day')}</Button>
      </div>
    </div>
  );
}
