import { cn } from './cn';
import type { IconName } from './icon-names';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  /** Its size where that is not 16 px, its color where it is not the text's. */
  className?: string;
}

/**
 * A drawing beside a word, which says the same. The drawings lie in one file that the browser keeps, so that a page carries none of
 * them.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cn('icon', className)} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
