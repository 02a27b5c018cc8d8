import { useContext, useEffect, useRef } from 'react';
import { DialogScope } from './dialog-scope';
import { unsavedWork } from './unsaved-work';

/**
 * Asks who leaves while something would be lost: the page by the browser's question, the screen or the dialog around it by ours.
 * `goesOn`: it goes on while the person moves inside the app, so that only leaving the page is asked about.
 */
export function useAskBeforeLeaving(wouldLose: () => boolean, { goesOn = false }: { goesOn?: boolean } = {}): void {
  const latest = useRef(wouldLose);
  latest.current = wouldLose;
  const within = useContext(DialogScope)?.work ?? null;
  useEffect(() => unsavedWork.watch(() => latest.current(), { within, goesOn }), [within, goesOn]);
}
