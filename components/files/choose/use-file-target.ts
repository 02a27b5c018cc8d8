'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Pasted, readPasted } from './pasted';

interface Options {
  onPasted: (pasted: Pasted) => void;
  /** Accepts what is pasted on the page if no other target is meant. */
  main?: boolean;
  off?: boolean;
}

/** The target with the focus wins, then the one under the pointer, then the page's main one. */
function isMeant(place: HTMLElement, target: EventTarget | null, main: boolean): boolean {
  if (target instanceof Node && place.contains(target)) return true;
  const other =
    document.activeElement?.closest('[data-file-target]') ?? document.querySelector('[data-file-target]:hover');
  return other ? other === place : main;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/**
 * Makes an element accept files and addresses that are dropped on it or pasted into it. Tells whether something hovers
 * over it.
 */
export function useFileTarget(place: RefObject<HTMLElement | null>, { onPasted, main = false, off = false }: Options) {
  const [over, setOver] = useState(false);
  const take = useRef(onPasted);
  take.current = onPasted;

  useEffect(() => {
    const element = place.current;
    if (!element || off) return;
    const listening = new AbortController();
    const { signal } = listening;
    let depth = 0;

    /** What is dragged, if this target can take it. The browser then leaves it alone. */
    function claimed(event: DragEvent): DataTransfer | null {
      const data = event.dataTransfer;
      const fits = data?.types.includes('Files') || data?.types.includes('text/uri-list');
      if (event.defaultPrevented || !fits) return null;
      event.preventDefault();
      return data;
    }
    function hovers(event: DragEvent) {
      if (!claimed(event)) return;
      if (event.type === 'dragenter') depth += 1;
      setOver(true);
    }
    function leaves() {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    }
    function drops(event: DragEvent) {
      depth = 0;
      setOver(false);
      const data = claimed(event);
      const pasted = data && readPasted(data);
      if (pasted) take.current(pasted);
    }
    function pastes(event: ClipboardEvent) {
      if (!element || !event.clipboardData || event.defaultPrevented || isTyping(event.target)) return;
      if (!isMeant(element, event.target, main)) return;
      const pasted = readPasted(event.clipboardData);
      if (!pasted) return;
      event.preventDefault();
      take.current(pasted);
    }

    // The browser would open a file dropped outside a target, and everything typed on the page would be lost.
    function swallows(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }

    element.addEventListener('dragenter', hovers, { signal });
    element.addEventListener('dragover', hovers, { signal });
    element.addEventListener('dragleave', leaves, { signal });
    element.addEventListener('drop', drops, { signal });
    document.addEventListener('paste', pastes, { signal });
    document.addEventListener('dragover', swallows, { signal });
    document.addEventListener('drop', swallows, { signal });
    return () => listening.abort();
  }, [place, main, off]);

  return over;
}
