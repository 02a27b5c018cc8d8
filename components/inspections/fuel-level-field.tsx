import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, SelectField } from '@/components/forms/fields';
import { FUEL_LEVELS } from '@/lib/pricing/values';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'form' | 'name' | 'help'>;

/** How full the tank is, which whoever inspects a vehicle must choose. */
export function FuelLevelField<Values extends FieldValues>(field: Props<Values>) {
  const t = useTranslations();
  return (
    <SelectField
      {...field}
      label={t('inspections.fuel_level')}
      required
      empty={t('rentals.choose_level')}
      options={FUEL_LEVELS.map((level) => ({ value: level, label: t(`inspections.fuel_${level}`) }))}
    />
  );
}
