import { cloneElement, isValidElement } from 'react';
import type { Cell } from './cell';
import { cn } from './cn';
import type { TableHead, ViewedRow } from './table-view';

/**
 * The place of a column on a phone, where each row is a card: its title, or the state beside the title. `start` and `end` are the halves
 * of a line, and `line` is a full one. `fact` is a line with the column's name and value, `act` the button at the bottom. A column
 * without a place is left out.
 */
export type CardPlace = 'title' | 'state' | 'start' | 'end' | 'line' | 'fact' | 'act';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => Cell;
  /** Numbers are right-aligned in columns. */
  numeric?: boolean;
  /** Digits of equal width that never wrap: plates, phones, dates. */
  figures?: boolean;
  /**
   * Holds text of any length that a person wrote. It wraps instead of pushing other columns out. The first column
   * always may.
   */
  name?: boolean;
  /** Only screen readers get its header. */
  unseen?: boolean;
  card?: CardPlace;
  /** Small and muted on a card. */
  quiet?: boolean;
  /** Shows its header before the value on a card. */
  labelled?: boolean;
  /** Shown on cards only, because the member did not choose it for the table. */
  cardOnly?: boolean;
}

export interface TableSource<Row> {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** The link of a row, if any. */
  href?: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  nameOf?: (row: Row) => string;
}

/** Evaluates the columns for each row, so that the browser is sent plain data only. */
export function tableData<Row>({ columns, rows, rowKey, href, nameOf }: TableSource<Row>): {
  heads: TableHead[];
  rows: ViewedRow[];
} {
  return {
    heads: columns.map((column, index) => ({
      key: column.key,
      header: column.header,
      unseen: column.unseen,
      labelled: column.labelled,
      look: lookOf(column, index === 0),
    })),
    rows: rows.map((row) => ({
      key: rowKey(row),
      href: href?.(row),
      name: nameOf?.(row),
      cells: columns.map(({ key, cell }) => withKey(cell(row), key)),
    })),
  };
}

/** The browser gets the cells as a list, whose elements need keys. */
function withKey(cell: Cell, key: string): Cell {
  return isValidElement(cell) ? cloneElement(cell, { key }) : cell;
}

function lookOf<Row>({ numeric, figures, name, card, quiet, cardOnly }: Column<Row>, first: boolean): string {
  return cn(
    numeric && 'numeric',
    figures && 'figures',
    (name || first) && 'named',
    card ?? 'off-card',
    quiet && 'quiet',
    cardOnly && 'off-table',
  );
}
