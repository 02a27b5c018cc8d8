import type { ListFilter } from '@/components/lists/list-filters';
import { AUDIT_KINDS } from '@/lib/audit/values';
import type { Translate } from '@/lib/i18n/translate';

/** Chooses what entries are about. */
export function kindFilter(t: Translate, kind: (typeof AUDIT_KINDS)[number] | null): ListFilter {
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: t(`audit.kind_${value}`) }));
  return {
    name: 'kind',
    label: t('audit.what'),
    value: kind ?? '',
    options: [{ value: '', label: t('audit.all_kinds') }, ...kinds.toSorted((a, b) => a.label.localeCompare(b.label))],
  };
}
