import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

export function DescriptionList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map((fact) => (
        <div key={fact.label} className="min-w-0">
          <dt className="text-sm text-muted">{fact.label}</dt>
          <dd className="break-words whitespace-pre-line">{fact.value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
