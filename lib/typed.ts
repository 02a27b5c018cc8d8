/** What a form may send for an input: a choice of words is still the text of its field. The verb parses it. */
export type Typed<Input> = Input extends string
  ? string
  : Input extends readonly (infer Item)[]
    ? readonly Typed<Item>[]
    : Input extends object
      ? { [Name in keyof Input]: Typed<Input[Name]> }
      : Input;
