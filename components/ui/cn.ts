import { type ClassValue, clsx } from 'clsx';

/** Joins class names. It settles no conflict between them: what must win over a component's own class says so with `!`. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
