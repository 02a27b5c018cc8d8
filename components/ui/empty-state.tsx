import type { ReactNode } from 'react';

export function EmptyState({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-10 text-center">
      <svg
        width="96"
        height="40"
        viewBox="0 0 96 40"
        fill="none"
        stroke="currentColor"
        className="text-muted"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 36h88M14 30c6-14 14-22 22-22s10 12 16 12 10-12 18-12 12 10 14 22" />
        <path d="M36 14v4M36 23v4M36 32v1M68 14v4M68 23v4M68 32v1" strokeDasharray="1 5" />
      </svg>
      <p className="max-w-prose text-muted">{title}</p>
      {action}
    </div>
  );
}
