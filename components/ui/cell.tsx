import type { ReactElement } from 'react';
import { Badge, type BadgeLook } from './badge';
import { cn } from './cn';
import { type RowPhoto, SmallPhoto } from './small-photo';

/** The content of a cell as plain data. It is sent to the browser once, and rendered by the same code there and on the server. */
export interface CellLook {
  text?: string | number | null;
  /** Muted text after the text. */
  note?: string | number;
  /** The note is left out of a card, where another cell tells it. */
  tableNote?: boolean;
  /** Text after the text that never wraps, such as a plate. */
  whole?: string;
  badge?: BadgeLook | null;
  photo?: RowPhoto;
  /** The time that the text states: as ISO text, and in full for the tooltip. */
  moment?: { at: string; full: string };
  /** A muted line below the text. */
  below?: string;
  /** A red line below the text. */
  warning?: string;
  strong?: boolean;
  struck?: boolean;
  /** On a card, only the badge is shown, if there is one. */
  tableOnly?: boolean;
  /** Follows the text, on a card only. */
  cardNote?: string;
}

/** Use an element only for what `CellLook` can't express, such as a button: it weighs several times as much. */
export type Cell = CellLook | ReactElement | string | number | null | undefined;

export function isLook(cell: Cell): cell is CellLook {
  return typeof cell === 'object' && cell !== null && !('$$typeof' in cell);
}

export function CellContent({ cell }: { cell: Cell }) {
  if (!isLook(cell)) return cell ?? null;
  const { text, note, whole, badge, photo, moment, below, warning, cardNote, tableOnly } = cell;
  const look = cn(cell.strong && 'strong', cell.struck && 'struck', tableOnly && 'off-card');
  // Outside of what never wraps, the space lets the line end between the two.
  const said = whole ? `${text} ` : text;
  const word = moment ? (
    <time className="whole" dateTime={moment.at} title={moment.full}>
      {text}
    </time>
  ) : (
    said
  );
  const line = (
    <>
      {look ? <span className={look}>{word}</span> : word}
      {note !== undefined && <span className={cn('note', cell.tableNote && 'off-card')}> {note}</span>}
      {cardNote && <span className="off-table"> {cardNote}</span>}
      {whole && <span className="whole">{whole}</span>}
      {below && <span className="below">{below}</span>}
      {warning && <span className="below warning">{warning}</span>}
    </>
  );
  if (!badge && !photo) return line;
  if (badge && !photo && (text === undefined || text === null)) return <Badge {...badge} />;
  return (
    <span className="side">
      {photo && <SmallPhoto {...photo} />}
      <span>{line}</span>
      {badge && <Badge {...badge} />}
    </span>
  );
}
