import { useLocale, useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { findCountries } from '@/lib/find-countries';
import type { Certainty, ScannedField } from '@/lib/scan/values';

const LABELS = {
  fullName: 'full_name',
  dateOfBirth: 'date_of_birth',
  licenseNumber: 'license_number',
  licenseExpiresOn: 'license_expiry',
  licenseCountry: 'license_country',
  idType: 'id_type',
  idNumber: 'id_number',
  idExpiresOn: 'id_expiry',
  country: 'country',
  address: 'address',
  city: 'city',
  postalCode: 'postal_code',
} as const satisfies Record<ScannedField, string>;
const DAYS: readonly ScannedField[] = ['dateOfBirth', 'licenseExpiresOn', 'idExpiresOn'];
const COUNTRY_FIELDS: readonly ScannedField[] = ['country', 'licenseCountry'];
const ID_TYPES = ['passport', 'national'] as const;

interface Props {
  name: ScannedField;
  value: string;
  certainty: Certainty;
  /** The form's current value. */
  now: string;
  isTaken: boolean;
  onTake: (taken: boolean) => void;
  onChange: (value: string) => void;
}

export function FoundField({ name, value, certainty, now, isTaken, onTake, onChange }: Props) {
  const t = useTranslations('scan');
  const locale = useLocale();
  const id = useId();
  const label = t(`field_${LABELS[name]}`);
  const choices = useMemo(() => {
    if (name === 'idType') return ID_TYPES.map((type) => ({ id: type, label: t(`id_${type}`) }));
    return COUNTRY_FIELDS.includes(name) ? findCountries('', locale) : [];
  }, [name, locale, t]);
  const shown = (text: string) => choices.find((choice) => choice.id === text)?.label ?? text;
  const notes = [
    certainty === 'doubtful' && t('doubtful'),
    certainty === 'read' && name !== 'idType' && t('compare'),
    now !== '' && now !== value && t('now', { value: shown(now) }),
  ].filter((note) => note !== false);
  const control = {
    id,
    value,
    disabled: !isTaken,
    'aria-describedby': notes.length > 0 ? `${id}-notes` : undefined,
    className: cn('control', certainty === 'doubtful' && isTaken && 'border-amber'),
  };
  return (
    <li className={cn('grid grid-cols-[auto_1fr] items-start gap-x-3', !isTaken && 'opacity-60')}>
      <span className="grid h-11 place-items-center self-end lg:h-[38px]">
        <input
          type="checkbox"
          aria-label={t('take', { field: label })}
          checked={isTaken}
          onChange={(event) => onTake(event.target.checked)}
          className="size-5 accent-[var(--accent)]"
        />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1 block font-medium">
          {label}
        </label>
        {choices.length > 0 ? (
          <select {...control} onChange={(event) => onChange(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type={DAYS.includes(name) ? 'date' : 'text'}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </div>
      {notes.length > 0 && (
        <p
          id={`${id}-notes`}
          className={cn(
            'col-start-2 mt-1 flex items-start gap-1 text-sm',
            certainty === 'doubtful' ? 'text-amber' : 'text-muted',
          )}
        >
          {certainty === 'doubtful' && <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />}
          <span>{notes.join(' ')}</span>
        </p>
      )}
    </li>
  );
}
