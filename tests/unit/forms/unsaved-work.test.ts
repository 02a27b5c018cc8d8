import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadsAway } from '@/components/forms/leads-away';
import { unsavedWork, type WorkPlace } from '@/components/forms/unsaved-work';

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
  vi.unstubAllGlobals();
});

function watch(wouldLose: () => boolean, options: { within?: WorkPlace; goesOn?: boolean } = {}): () => void {
  const end = unsavedWork.watch(wouldLose, { within: options.within ?? null, goesOn: options.goesOn ?? false });
  endings.push(end);
  return end;
}

/** The attempt to leave, and the question it raises: `yes` answers it. */
function leave(place?: WorkPlace) {
  let left = 0;
  let yes: (() => void) | null = null;
  const end = unsavedWork.askBy((go) => {
    yes = go;
  });
  unsavedWork.leave(() => {
    left += 1;
  }, place);
  end();
  return { left: () => left, asked: yes !== null, yes: () => yes?.() };
}

describe('leaving a screen', () => {
  it('asks while anything on it would be lost, and leaves only after a yes', () => {
    let typed = false;
    watch(() => typed);
    watch(() => false);
    expect(leave()).toMatchObject({ asked: false });
    expect(leave().left()).toBe(1);
    typed = true;
    const attempt = leave();
    expect([attempt.asked, attempt.left()]).toEqual([true, 0]);
    attempt.yes();
    expect(attempt.left()).toBe(1);
  });

  it('does not ask once the form is gone or saved', () => {
    const end = watch(() => true);
    expect(leave().asked).toBe(true);
    end();
    expect(leave().asked).toBe(false);
  });

  it('does not ask about work that continues anyway', () => {
    watch(() => true, { goesOn: true });
    expect(leave().asked).toBe(false);
    expect(unsavedWork.holdsHere()).toBe(false);
  });
});

describe('without a network', () => {
  it('nobody leaves a screen, nor is asked whether to lose what is on it; a dialog still closes', () => {
    const stayed = vi.fn();
    endings.push(unsavedWork.stayBy(stayed));
    watch(() => true);
    vi.stubGlobal('navigator', { onLine: false });
    expect(unsavedWork.holdsHere()).toBe(true);
    const attempt = leave();
    expect([attempt.asked, attempt.left(), stayed.mock.calls.length]).toEqual([false, 0, 1]);
    expect(leave(new Set()).left()).toBe(1);
    vi.stubGlobal('navigator', { onLine: true });
    expect(leave().asked).toBe(true);
    expect(stayed).toHaveBeenCalledTimes(1);
  });
});

describe('closing a dialog', () => {
  it('asks for what was typed in it', () => {
    const dialog: WorkPlace = new Set();
    watch(() => true, { within: dialog });
    expect(leave(dialog).asked).toBe(true);
    expect(leave().asked).toBe(true);
  });

  it('does not ask for the form behind it, which stays', () => {
    watch(() => true);
    expect(leave(new Set()).asked).toBe(false);
  });
});

describe('leaving the page', () => {
  it.each([
    ['typed', false],
    ['sent meanwhile', true],
  ])('makes the browser ask for what is %s, and for nothing else', (_name, goesOn) => {
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    const held = () => !browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let unsaved = true;
    const end = watch(() => unsaved, { goesOn });
    expect(held()).toBe(true);
    unsaved = false;
    expect(held()).toBe(false);
    unsaved = true;
    end();
    expect(held()).toBe(false);
  });
});

describe('a press on a link', () => {
  const HERE = 'https://lakay.wout.test/customers/new?from=list';
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const link = (href: string, target = '', download = false) => ({
    href: new URL(href, HERE).href,
    target,
    hasAttribute: (name: string) => name === 'download' && download,
  });

  it.each(['/dashboard', '/customers', '/customers/new', '/customers/new?from=map', '/dashboard#cards'])(
    'leads away to %s',
    (href) => {
      expect(leadsAway(plain, link(href), HERE)).toBe(true);
      expect(leadsAway(plain, link(href, '_self'), HERE)).toBe(true);
    },
  );

  it.each([
    ['a place on the same screen', link('#content')],
    ['the same screen', link(HERE)],
    ['another tab', link('/dashboard', '_blank')],
    ['a file', link('/api/imports/vehicles/template', '', true)],
    ['another site, where the browser asks', link('https://example.test/')],
    ['a telephone', link('tel:+50937001234')],
    ['a letter', link('mailto:a@b.test')],
  ])('to %s does not', (_name, pressed) => {
    expect(leadsAway(plain, pressed, HERE)).toBe(false);
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'that opens elsewhere does not: %o',
    (way) => {
      expect(leadsAway({ ...plain, ...way }, link('/dashboard'), HERE)).toBe(false);
    },
  );
});
