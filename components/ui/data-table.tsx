import { type TableSource, tableData } from './table-data';
import { TableView } from './table-view';

/** A table from 768 px, cards below, from one markup. If rows are links, the link is in the first column and covers the whole row. */
export function DataTable<Row>({ caption, ...source }: TableSource<Row> & { caption: string }) {
  return <TableView caption={caption} {...tableData(source)} />;
}
