'use client';

import type { AwaitedList } from '@/components/ui/awaited-list';
import type { FinderEntry } from './finder-entries';
import { FinderGroup } from './finder-group';
import { FinderItem } from './finder-item';

interface FinderItemsProps {
  heading: string;
  entries: FinderEntry[];
  onChoose: (href: string, list: AwaitedList | undefined) => void;
}

export function FinderItems({ heading, entries, onChoose }: FinderItemsProps) {
  return (
    <FinderGroup heading={heading}>
      {entries.map(({ href, label, icon, list }) => (
        <FinderItem key={href} href={href} icon={icon} label={label} onChoose={() => onChoose(href, list)} />
      ))}
    </FinderGroup>
  );
}
