/** A field that holds JSON as text. Safe because only the parts of an inspection write such fields. */
export function readJson<Value>(text: string, empty: Value): Value {
  return text === '' ? empty : (JSON.parse(text) as Value);
}
