import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

interface Described {
  /** The message key of its label on the form, the record's page and in its history. */
  label: MessageKey;
  /** A record can't be saved without it. The input schema decides; a test compares the two. */
  required?: true;
  /** Searches look in it: as part of the record's name (`Toyota RAV4`), or as a text of its own (a plate, a color). */
  searched?: 'name' | 'alone';
}

/**
 * `list` is words separated by commas; `record` is another record's id; `time` is a company's local time,
 * `2026-11-21T16:00`; `rate` is gourdes for 1 US dollar, with a point.
 */
interface TextField extends Described {
  type: 'text' | 'date' | 'time' | 'phone' | 'country' | 'list' | 'record' | 'rate';
  /** The value in a new record's form; empty by default. */
  starts?: string;
}

interface NumberField extends Described {
  /** `money` is whole US cents, `percent` hundredths of a percent. */
  type: 'whole' | 'money' | 'percent';
  /** The message key of a whole number with what it counts: `count` days. */
  unit?: MessageKey;
  starts?: string;
}

/** Yes or no, as a box to tick. */
interface FlagField extends Described {
  type: 'flag';
  starts?: never;
}

interface ChoiceField<Value extends string> extends Described {
  type: 'choice';
  starts: Value;
  /** The message key of each value's name. */
  choices: Readonly<Record<Value, MessageKey>>;
}

/** One field that people fill in: its label and kind, the value a new form starts with, and whether searches look in it. */
export type RecordField = TextField | NumberField | FlagField | ChoiceField<string>;

/** One entry for each field of an input. A missing entry, or a kind that doesn't fit the input's type, is a type error. */
export type RecordFields<Input> = { readonly [Name in keyof Input]: FieldFor<Exclude<Input[Name], null>> };

type FieldFor<Value> = [Value] extends [number]
  ? NumberField
  : [Value] extends [boolean]
    ? FlagField
    : string extends Value
      ? TextField
      : ChoiceField<Value & string>;
