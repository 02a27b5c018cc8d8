'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { isPhoneMenu, type MenuProps } from './menu';
import { MENU_TRIGGER } from './menu-button';

/** The menu itself. It is open from the start, because it loads when its button is clicked. */
export function MenuWindow({ label, trigger, head, entries }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger aria-label={label} className={cn(MENU_TRIGGER, isPhoneMenu(entries) && 'sm:hidden')}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-16px)] min-w-52 overflow-y-auto rounded-card border border-hairline bg-raised p-1 shadow-float"
        >
          {head && (
            <>
              <div className="px-3 py-2">{head}</div>
              <Radix.Separator className="my-1 h-px bg-hairline" />
            </>
          )}
          {entries.map((entry) => (
            <Radix.Item
              key={entry.key}
              onSelect={entry.onSelect}
              className={cn(
                'flex min-h-11 cursor-pointer lg:min-h-10 items-center gap-3 rounded-control px-3 outline-none data-[highlighted]:bg-sunken',
                entry.phoneOnly && 'sm:hidden',
              )}
            >
              {entry.icon}
              <span className="min-w-0 flex-1 py-1.5 break-words">{entry.label}</span>
              {entry.checked && <Icon name="check" className="size-4 text-accent" />}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
