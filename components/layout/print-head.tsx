import { PrintedOnLater } from './printed-on-later';

/** On paper alone: whose page it is, and when it was printed. `zone` is the company's time zone. */
export function PrintHead({ name, zone }: { name: string; zone?: string }) {
  return (
    <div className="print-head mb-4 hidden justify-between gap-6 border-b border-hairline pb-2 text-sm print:flex">
      <p className="font-medium">{name}</p>
      <PrintedOnLater zone={zone} />
    </div>
  );
}
