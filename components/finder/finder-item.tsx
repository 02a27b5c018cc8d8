'use client';

import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

interface FinderItemProps {
  href: string;
  icon: IconName;
  label: string;
  detail?: string | null;
  badge?: ReactNode;
  disabled?: boolean;
  onChoose: () => void;
}

export function FinderItem({ href, icon, label, detail, badge, disabled, onChoose }: FinderItemProps) {
  return (
    <Command.Item
      value={href}
      disabled={disabled}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-sunken"
    >
      <Icon name={icon} className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
        <span className={cn('block truncate font-medium', detail && 'sm:max-w-1/2 sm:shrink-0')}>{label}</span>
        {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
      </span>
      {badge}
    </Command.Item>
  );
}
