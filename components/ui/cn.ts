import { type ClassValue, clsx } from 'clsx';

/** Joins class names without resolving conflicts. A class that must win over the component's own one uses `!`. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
