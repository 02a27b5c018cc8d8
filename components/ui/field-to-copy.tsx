'use client';

import { cn } from './cn';

/** A text that can't be changed, and is selected as a whole where it is copied by hand. */
export function FieldToCopy({ text, label, className }: { text: string; label: string; className?: string }) {
  return (
    <input
      readOnly
      value={text}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      className={cn('control', className)}
    />
  );
}
