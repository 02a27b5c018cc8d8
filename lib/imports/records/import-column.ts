import type { MessageKey, RecordField } from '../../records/record-field';

/** How lists write a field: what its column may be called beside its label, and a cell as an example. */
interface ImportColumn {
  /** The key of its label, where a list needs another than a form. */
  label?: MessageKey;
  also: readonly string[];
  example: string;
  /** For another record: what is said where the company has none of that name. */
  unknown?: 'unknown_class' | 'unknown_customer';
}

interface ChoiceColumn<Value extends string> extends ImportColumn {
  /** What people write instead of each value. */
  choices: Readonly<Record<Value, readonly string[]>>;
  choiceLabels?: Readonly<Record<Value, MessageKey>>;
  /** A value that a record may have, but a list can't give it. */
  notOffered?: Value;
}

/** The column of each field of a record; null for one that a list can't say. */
export type ImportColumns<Fields extends Readonly<Record<string, RecordField>>> = {
  readonly [Name in keyof Fields]:
    | (Fields[Name] extends { choices: Readonly<Record<infer Value extends string, MessageKey>> }
        ? ChoiceColumn<Value>
        : ImportColumn)
    | null;
};

/** The column of any field. */
export type AnyColumn = ImportColumn & Partial<ChoiceColumn<string>>;
