import type { ReactNode } from 'react';

export function AuthHeading({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-2xl break-words">{title}</h1>
      {detail && <p className="mt-1 text-muted">{detail}</p>}
    </div>
  );
}
