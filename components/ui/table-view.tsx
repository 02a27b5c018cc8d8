'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useEffect, useRef } from 'react';
import { leadingLink } from '@/components/forms/leads-away';
import type { Cell } from './cell';
import { cn } from './cn';
import { TableRow } from './table-row';

export interface TableHead {
  key: string;
  header: string;
  unseen?: boolean;
  labelled?: boolean;
  /** The class names of the column's cells. */
  look: string;
}

export interface ViewedRow {
  key: string;
  href?: string;
  name?: string;
  cells: Cell[];
}

/** The selected rows of a table. */
export interface Selecting {
  chosen: ReadonlySet<string>;
  choose: (keys: readonly string[], on: boolean) => void;
  /** The checkboxes' names: of the one for all rows, and of a row's before and after the row's name. */
  labels: { all: string; one: [string, string] };
}

export interface TableViewProps {
  caption: string;
  heads: TableHead[];
  rows: ViewedRow[];
  selecting?: Selecting;
}

/**
 * The markup of a table and of its cards. The roles are explicit because some browsers drop them when CSS changes a table's layout.
 * One listener serves all rows: it navigates to a row, or selects it, with Shift all rows since the previous one.
 */
export function TableView({ caption, heads, rows, selecting }: TableViewProps) {
  const router = useRouter();
  const last = useRef<string | null>(null);
  const keys = rows.map(({ key }) => key);
  const body = useRef<HTMLTableSectionElement>(null);

  // On a slow network a box can be checked before the page's scripts are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the scripts have arrived
  useEffect(() => {
    const boxes = body.current?.querySelectorAll<HTMLInputElement>('[data-select]:checked') ?? [];
    const early = Array.from(boxes, ({ value }) => value);
    if (early.length > 0) selecting?.choose(early, true);
  }, []);

  function press(event: MouseEvent<HTMLElement>) {
    const { target } = event;
    if (selecting && target instanceof HTMLInputElement && 'select' in target.dataset) {
      const from = event.shiftKey && last.current ? keys.indexOf(last.current) : -1;
      const to = keys.indexOf(target.value);
      selecting.choose(keys.slice(from < 0 ? to : Math.min(from, to), Math.max(from, to) + 1), target.checked);
      last.current = target.value;
      return;
    }
    const link = event.defaultPrevented ? null : leadingLink(event.nativeEvent);
    if (!link) return;
    event.preventDefault();
    router.push(link.pathname + link.search);
  }

  const leads = rows.some(({ href }) => href);
  return (
    <div className="list-frame">
      <table role="table" className={cn('list', leads && 'leads', selecting && 'selecting')}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selecting && (
              <th role="columnheader" scope="col" className="box">
                <SelectAll keys={keys} selecting={selecting} />
              </th>
            )}
            {heads.map(({ key, header, unseen, look }) => (
              <th key={key} role="columnheader" scope="col" className={look}>
                {unseen ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click targets are links and checkboxes, which also react to keys */}
        <tbody ref={body} role="rowgroup" onClick={press}>
          {rows.map((row) => (
            <TableRow
              key={row.key}
              row={row}
              heads={heads}
              labels={selecting?.labels.one}
              chosen={selecting?.chosen.has(row.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SelectAll({ keys, selecting: { chosen, choose, labels } }: { keys: string[]; selecting: Selecting }) {
  const all = chosen.size === keys.length;
  return (
    <label>
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen.size > 0 && !all;
        }}
        type="checkbox"
        aria-label={labels.all}
        checked={all}
        onChange={(event) => choose(keys, event.target.checked)}
      />
    </label>
  );
}
