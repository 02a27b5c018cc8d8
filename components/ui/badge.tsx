import type { ReactNode } from 'react';
import { cn } from './cn';
import { Icon } from './icon';
import type { IconName } from './icon-names';

export type Tone = 'green' | 'blue' | 'violet' | 'amber' | 'slate' | 'red' | 'lined';

export interface BadgeLook {
  tone: Tone;
  icon?: IconName;
  struck?: boolean;
  text: string;
}

interface BadgeProps extends Omit<BadgeLook, 'text'> {
  text?: string;
  children?: ReactNode;
}

/** A status as icon and word, never as color alone. */
export function Badge({ tone, icon, struck, text, children = text }: BadgeProps) {
  return (
    <span className={cn('badge', tone, struck && 'struck')}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
