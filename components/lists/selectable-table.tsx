'use client';

import { useTranslations } from 'next-intl';
import { TableView, type TableViewProps } from '@/components/ui/table-view';
import { type BulkDeletion, SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

/** A table whose rows can be selected, with the actions for the selected rows. */
export function SelectableTable({ records, remove, ...table }: TableViewProps & BulkDeletion) {
  const t = useTranslations('lists');
  const { chosen, choose } = useSelection(table.rows.map(({ key }) => key));
  // Formatted once for all rows, and split where the name goes.
  const [before = '', after = ''] = t('select_named', { name: '|' }).split('|');
  return (
    <>
      <SelectionBar rows={table.rows} chosen={chosen} choose={choose} records={records} remove={remove} />
      <TableView {...table} selecting={{ chosen, choose, labels: { all: t('select_page'), one: [before, after] } }} />
    </>
  );
}
