import type { MessageKey, RecordField } from '../../records/record-field';

/** A field in a list: the names its column may have besides its label, and an example cell. */
interface ImportColumn {
  /** The message key of its label, if it differs from the form's. */
  label?: MessageKey;
  also: readonly string[];
  example: string;
  /** For a link to another record: the error if the company has none with that name. */
  unknown?: 'unknown_class' | 'unknown_customer';
}

interface ChoiceColumn<Value extends string> extends ImportColumn {
  /** For each value, other texts that people write. */
  choices: Readonly<Record<Value, readonly string[]>>;
  choiceLabels?: Readonly<Record<Value, MessageKey>>;
  /** A value that a record may have, but a list can't set. */
  notOffered?: Value;
}

/** A column for each field of a record; null for a field that a list can't set. */
export type ImportColumns<Fields extends Readonly<Record<string, RecordField>>> = {
  readonly [Name in keyof Fields]:
    | (Fields[Name] extends { choices: Readonly<Record<infer Value extends string, MessageKey>> }
        ? ChoiceColumn<Value>
        : ImportColumn)
    | null;
};

/** A column, whatever its field. */
export type AnyColumn = ImportColumn & Partial<ChoiceColumn<string>>;
