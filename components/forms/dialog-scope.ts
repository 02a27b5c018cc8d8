import { createContext } from 'react';
import type { WorkPlace } from './unsaved-work';

interface DialogScope {
  /** The unsaved work inside the dialog. */
  work: WorkPlace;
  /** Closes the dialog like its own button: asks first if work would be lost. */
  close: () => void;
}

/** The dialog that contains a form; null for a form directly on the page. */
export const DialogScope = createContext<DialogScope | null>(null);
