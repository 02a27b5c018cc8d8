/** English text of the description, in which what is between backticks is code. */
export function ApiText({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <code key={place} className="rounded-control bg-sunken px-1 wrap-anywhere">
            {part}
          </code>
        ),
      )}
    </span>
  );
}
