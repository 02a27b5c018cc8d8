export interface CalendarEvent {
  /** The same in every answer, so that a calendar changes its entry and adds no second one. */
  uid: string;
  from: Date;
  until: Date;
  summary: string;
  description: string;
  changedAt: Date;
}

interface Calendar {
  name: string;
  product: string;
  events: readonly CalendarEvent[];
}

const LONGEST_OCTETS = 75;

/** A calendar as text by RFC 5545. Times are in UTC, so that no calendar needs the definition of a zone. */
export function calendarText({ name, product, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventLines({ uid, from, until, summary, description, changedAt }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    // Grows with every change. Seconds of this century fit into its 31 bits.
    `SEQUENCE:${Math.max(0, Math.floor((changedAt.getTime() - CENTURY) / 1000))}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

const CENTURY = Date.UTC(2000, 0, 1);

/** `20261122T150000Z` */
function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** At most 75 octets a line. The rest follows on lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
