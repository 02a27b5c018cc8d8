import type { ListFilter } from '@/components/lists/list-filters';
import type { Translate } from '@/lib/i18n/translate';

/** The filter by a vehicle's class. */
export function classFilter(
  t: Translate,
  value: string | null,
  classes: readonly { id: string; name: string }[],
): ListFilter {
  const choices = classes.map(({ id, name }) => ({ value: id, label: name }));
  return {
    name: 'class',
    label: t('vehicles.class'),
    value: value ?? '',
    options: [{ value: '', label: t('vehicles.any_class') }, ...choices],
  };
}
