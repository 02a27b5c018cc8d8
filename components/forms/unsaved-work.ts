/** Whether something would be lost now: text typed in a form, or files chosen for it. */
export type WouldLose = () => boolean;

/** A part of the screen that can be left separately, with its own unsaved work. */
export type WorkPlace = Set<WouldLose>;

type Ask = (leave: () => void) => void;

const page: WorkPlace = new Set();
const app: WorkPlace = new Set();
let ask: Ask = (leave) => leave();
let stay: () => void = () => undefined;

/** Then another screen can't be loaded: a click on its link would end on the browser's own error page. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function holdUnload(event: BeforeUnloadEvent): void {
  if (isAnyLost(page)) event.preventDefault();
}

function isAnyLost(place: WorkPlace): boolean {
  return [...place].some((wouldLose) => wouldLose());
}

/** All unsaved work in this tab. Everything that leaves it does so through `leave`. */
export const unsavedWork = {
  /**
   * Watches work until the returned function is called. `goesOn`: only leaving the page loses it, not another screen.
   */
  watch(wouldLose: WouldLose, { within, goesOn }: { within: WorkPlace | null; goesOn: boolean }): () => void {
    const places = [page, ...(goesOn ? [] : [app, ...(within ? [within] : [])])];
    for (const place of places) place.add(wouldLose);
    if (typeof window !== 'undefined') window.addEventListener('beforeunload', holdUnload);
    return () => {
      for (const place of places) place.delete(wouldLose);
      if (page.size === 0 && typeof window !== 'undefined') window.removeEventListener('beforeunload', holdUnload);
    };
  },

  /** Whether a link must not simply be followed. */
  holdsHere: (): boolean => isOffline() || isAnyLost(app),

  /** Whether something typed on this screen would be lost. */
  isAnyHere: (): boolean => isAnyLost(app),

  /**
   * Leaves the screen, or one part of it. If work would be lost, only after the user agrees. The screen only while
   * there is a network.
   */
  leave(go: () => void, place: WorkPlace = app): void {
    if (place === app && isOffline()) stay();
    else if (isAnyLost(place)) ask(go);
    else go();
  },

  /** Registers the question to ask. Until then nobody is asked inside the app. Returns a function that ends it. */
  askBy(next: Ask): () => void {
    ask = next;
    return () => {
      if (ask === next) ask = (leave) => leave();
    };
  },

  /**
   * Registers the message shown if the user can't leave because there is no network. Returns a function that ends it.
   */
  stayBy(next: () => void): () => void {
    stay = next;
    return () => {
      if (stay === next) stay = () => undefined;
    };
  },
};
