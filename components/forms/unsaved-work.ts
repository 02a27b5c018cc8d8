/** Whether something would be lost now: what was typed in a form, files chosen for it. */
export type WouldLose = () => boolean;

/** A part of the screen that may be left by itself, with the work on it. */
export type WorkPlace = Set<WouldLose>;

type Ask = (leave: () => void) => void;

const page: WorkPlace = new Set();
const app: WorkPlace = new Set();
let ask: Ask = (leave) => leave();
let stay: () => void = () => undefined;

/** Another screen can't be fetched then: the way to it would end on the browser's own page. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function holdUnload(event: BeforeUnloadEvent): void {
  if (isAnyLost(page)) event.preventDefault();
}

function isAnyLost(place: WorkPlace): boolean {
  return [...place].some((wouldLose) => wouldLose());
}

/** All work in this tab that is not saved yet. Whoever leads away from it does so by `leave`. */
export const unsavedWork = {
  /** Watches over work until the function it returns is called. `goesOn`: it is lost with the page only, not on another screen. */
  watch(wouldLose: WouldLose, { within, goesOn }: { within: WorkPlace | null; goesOn: boolean }): () => void {
    const places = [page, ...(goesOn ? [] : [app, ...(within ? [within] : [])])];
    for (const place of places) place.add(wouldLose);
    if (typeof window !== 'undefined') window.addEventListener('beforeunload', holdUnload);
    return () => {
      for (const place of places) place.delete(wouldLose);
      if (page.size === 0 && typeof window !== 'undefined') window.removeEventListener('beforeunload', holdUnload);
    };
  },

  /** Whether a link may not simply be followed. */
  holdsHere: (): boolean => isOffline() || isAnyLost(app),

  /** Leaves the screen, or one place on it; where work would be lost, only after a yes, and the screen only while there is a line. */
  leave(go: () => void, place: WorkPlace = app): void {
    if (place === app && isOffline()) stay();
    else if (isAnyLost(place)) ask(go);
    else go();
  },

  /** Who asks; until then nobody is asked inside the app. Returns what ends it. */
  askBy(next: Ask): () => void {
    ask = next;
    return () => {
      if (ask === next) ask = (leave) => leave();
    };
  },

  /** Who says that one has to stay, as there is no line. Returns what ends it. */
  stayBy(next: () => void): () => void {
    stay = next;
    return () => {
      if (stay === next) stay = () => undefined;
    };
  },
};
