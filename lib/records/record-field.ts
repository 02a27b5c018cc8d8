import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl';

export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

interface Described {
  /** The key of its label on forms, on the record's page and in its history. */
  label: MessageKey;
  /** The record is nothing without it. Validation decides; a test holds the two together. */
  required?: true;
  /** Searches find the record by it: as a part of its name, `Toyota RAV4`, or as a mark of its own, a number or a color. */
  searched?: 'name' | 'mark';
}

/** `list`: words parted by commas. `record`: another record, by its id. */
interface TextField extends Described {
  type: 'text' | 'date' | 'phone' | 'country' | 'list' | 'record';
  /** What stands in a new record's form; nothing without it. */
  starts?: string;
}

interface NumberField extends Described {
  /** `money` is whole US cents. */
  type: 'whole' | 'money';
  starts?: string;
}

interface ChoiceField<Value extends string> extends Described {
  type: 'choice';
  starts: Value;
  /** What each value is called. */
  choices: Readonly<Record<Value, MessageKey>>;
}

/** One thing that people say of a record: what it is called, how it is kept, what a form begins with, whether it is searched. */
export type RecordField = TextField | NumberField | ChoiceField<string>;

/** A description of each field of an input: one that is forgotten, or kept otherwise than it is validated, is a type error. */
export type RecordFields<Input> = { readonly [Name in keyof Input]: FieldFor<Exclude<Input[Name], null>> };

type FieldFor<Value> = [Value] extends [number]
  ? NumberField
  : string extends Value
    ? TextField
    : ChoiceField<Value & string>;
