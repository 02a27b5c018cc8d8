/** A message as it is sent, one value a line. */
export function JsonText({ value }: { value: unknown }) {
  return (
    <pre className="tabular rounded-control bg-sunken px-4 py-3 text-sm break-all whitespace-pre-wrap">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
