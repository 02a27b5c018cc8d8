import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type Variant } from './button';
import { Link } from './link';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: Variant;
  icon?: ReactNode;
}

export function LinkButton({ variant, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link className={buttonClass(variant, typeof className === 'string' ? className : undefined)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
