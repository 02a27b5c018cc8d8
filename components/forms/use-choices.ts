'use client';

import { useEffect, useRef } from 'react';

/**
 * Puts a choice into those that were made before it. On a slow network the next choice comes sooner than the page with the
 * last one. What the page shows is believed once it comes.
 */
export function useChoices<Values extends Record<string, string>>(shown: Values): (change: Partial<Values>) => Values {
  const chosen = useRef(shown);
  const text = JSON.stringify(shown);
  useEffect(() => {
    chosen.current = JSON.parse(text);
  }, [text]);
  return (change) => {
    chosen.current = { ...chosen.current, ...change };
    return chosen.current;
  };
}
