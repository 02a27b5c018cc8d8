/** A text field whose value is not its text: it is shown a value, and focused, by whoever keeps the value. */
export interface TypedControl {
  show: (value: string) => void;
  focus: () => void;
}
