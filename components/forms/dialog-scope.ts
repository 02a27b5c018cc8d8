import { createContext } from 'react';
import type { WorkPlace } from './unsaved-work';

interface DialogScope {
  /** The unsaved work inside the dialog. */
  work: WorkPlace;
  /** Closes it as its own button does: work that would be lost is asked about. */
  close: () => void;
}

/** The dialog that a form stands in; null on the page itself. */
export const DialogScope = createContext<DialogScope | null>(null);
