'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A menu that drops from a button of the top bar. */
export function Menu({ label, trigger, children }: { label: string; trigger: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        aria-label={label}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken"
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-52 rounded-card border border-hairline bg-raised p-1 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  icon,
  checked,
  onSelect,
  children,
}: {
  icon?: ReactNode;
  checked?: boolean;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[highlighted]:bg-sunken"
    >
      {icon}
      <span className="flex-1">{children}</span>
      {checked && <Check className="size-4 text-accent" aria-hidden="true" />}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-hairline" />;
}
