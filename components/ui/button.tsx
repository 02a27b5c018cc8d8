import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Spinner } from './spinner';

export type Variant = 'primary' | 'soft' | 'secondary' | 'ghost' | 'danger';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  // Stands in the frame of every page, beside the page's own primary.
  soft: 'bg-accent-soft text-accent-strong hover:bg-accent hover:text-on-accent',
  secondary: 'border border-line-strong bg-raised text-text hover:bg-sunken',
  ghost: 'text-text hover:bg-sunken',
  danger: 'bg-danger text-on-accent hover:opacity-90',
};

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-1.5 text-base font-medium whitespace-nowrap transition-colors duration-150 disabled:opacity-60 lg:min-h-[38px] lg:px-3.5 print:hidden';

export function buttonClass(variant: Variant = 'secondary', className?: string): string {
  return cn(BASE, VARIANTS[variant], className);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  pending?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant,
  pending = false,
  icon,
  children,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(variant, className)}
      disabled={disabled || pending}
      aria-busy={pending}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
