import { memo } from 'react';
import { CellContent, isLook } from './cell';
import type { TableHead, ViewedRow } from './table-view';

interface TableRowProps {
  row: ViewedRow;
  heads: TableHead[];
  /** The checkbox's name before and after the row's name. Without it, there is no checkbox. */
  labels: [string, string] | undefined;
  chosen: boolean | undefined;
}

export const TableRow = memo(function TableRow({ row, heads, labels, chosen }: TableRowProps) {
  return (
    <tr role="row">
      {labels && (
        <td role="cell" className="box">
          <label>
            <input
              type="checkbox"
              data-select
              value={row.key}
              aria-label={labels.join(row.name)}
              checked={chosen}
              readOnly
            />
          </label>
        </td>
      )}
      {heads.map(({ key, header, labelled, look }, index) => {
        const cell = row.cells[index];
        // A card has no place to keep: there, what is unknown is left out.
        const unknown = cell === '—' && index > 0;
        const content = unknown ? <span className="off-card">{cell}</span> : <CellContent cell={cell} />;
        const blank = unknown || cell === null || cell === undefined || cell === '' || (isLook(cell) && cell.tableOnly);
        return (
          <td key={key} role="cell" className={look}>
            {labelled && !blank && <span className="label">{header} </span>}
            {index === 0 && row.href ? <a href={row.href}>{content}</a> : content}
          </td>
        );
      })}
    </tr>
  );
});
