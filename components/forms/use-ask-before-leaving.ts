import { useContext, useEffect, useRef } from 'react';
import { DialogScope } from './dialog-scope';
import { unsavedWork } from './unsaved-work';

/**
 * Asks before something would be lost: the browser asks for the page, and our own question for the screen or dialog.
 * `goesOn`: it continues while the user moves inside the app, so only leaving the page asks.
 */
export function useAskBeforeLeaving(wouldLose: () => boolean, { goesOn = false }: { goesOn?: boolean } = {}): void {
  const latest = useRef(wouldLose);
  latest.current = wouldLose;
  const within = useContext(DialogScope)?.work ?? null;
  useEffect(() => unsavedWork.watch(() => latest.current(), { within, goesOn }), [within, goesOn]);
}
