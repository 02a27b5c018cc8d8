'use client';

import '@/components/layout/error-screen';
import '@/components/ui/link';

/**
 * Renders nothing. What the root layout imports is loaded once; anything else that a layout, its error screen and a page use is
 * in the scripts of each of them.
 */
export function CommonParts() {
  return null;
}
