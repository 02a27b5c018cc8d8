import { MINUTE_MS } from './durations';

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const KEPT_MINUTES = 5_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, Parts>();

/** The wall clock of a zone at an instant. */
export function zonedParts(instant: Date, timeZone: string): Parts {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  // Asking the zone is slow, and a list asks for the same minutes again and again. Before 1970, offsets had seconds.
  if (!(minute >= 0)) return askZone(instant, timeZone);
  const key = `${minute} ${timeZone}`;
  const kept = known.get(key);
  if (kept) return kept;
  const parts = askZone(instant, timeZone);
  if (known.size >= KEPT_MINUTES) known.clear();
  known.set(key, parts);
  return parts;
}

function askZone(instant: Date, timeZone: string): Parts {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return {
    year: part.year ?? 0,
    month: part.month ?? 0,
    day: part.day ?? 0,
    hour: part.hour ?? 0,
    minute: part.minute ?? 0,
  };
}
