import { cn } from './cn';
import type { IconName } from './icon-names';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** Its size if it is not 16 px, and its color if it is not the text's. */
  className?: string;
}

/**
 * An icon next to a word with the same meaning. All icons are in one file that the browser caches, so that no page
 * contains their drawings.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
