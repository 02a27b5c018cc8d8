import type { ReactNode } from 'react';

/**
 * The dismissing and confirming buttons at the bottom of a dialog. They stay visible while its fields scroll. A record's
 * long name on a button wraps.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-5 z-10 col-span-full -mx-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-hairline bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&_button]:max-w-full [&_button]:wrap-anywhere [&_button]:whitespace-normal">
      {children}
    </div>
  );
}
