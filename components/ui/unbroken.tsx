/** A plate or the number of a document: it has a hyphen and a digit. What is longer may be wider than a phone. */
const CODE = /(?<!\S)((?=\S*-)(?=\S*\d)\S{3,20})(?!\S)/;

/** A text whose plates and numbers of documents never end a line at their hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(CODE).map((part, index) =>
    // The odd ones are what the pattern found.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
