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
    let depth = 0;

    function takesFrom(data: DataTransfer | null): data is DataTransfer {
      return !!data && (data.types.includes('Files') || data.types.includes('text/uri-list'));
    }
    function hovers(event: DragEvent) {
      if (event.defaultPrevented || !takesFrom(event.dataTransfer)) return;
      event.preventDefault();
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
      if (event.defaultPrevented || !takesFrom(event.dataTransfer)) return;
      event.preventDefault();
      const pasted = readPasted(event.dataTransfer);
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

    element.addEventListener('dragenter', hovers);
    element.addEventListener('dragover', hovers);
    element.addEventListener('dragleave', leaves);
    element.addEventListener('drop', drops);
    document.addEventListener('paste', pastes);
    document.addEventListener('dragover', swallows);
    document.addEventListener('drop', swallows);
    return () => {
      element.removeEventListener('dragenter', hovers);
      element.removeEventListener('dragover', hovers);
      element.removeEventListener('dragleave', leaves);
      element.removeEventListener('drop', drops);
      document.removeEventListener('paste', pastes);
      document.removeEventListener('dragover', swallows);
      document.removeEventListener('drop', swallows);
    };
  }, [place, main, off]);

  return over;
}
