/** Half of the values are at most this. */
export function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Prints a figure with its bound, and remembers whether one was broken. */
export function figures() {
  let broken = 0;
  return {
    note(what, value, unit = '') {
      console.log(`${what.padEnd(64)}${String(value).padStart(10)} ${unit}`);
    },
    atMost(what, value, bound, unit = '') {
      const held = value <= bound;
      if (!held) broken += 1;
      const shown = `${Math.round(value * 10) / 10}`;
      console.log(`${what.padEnd(64)}${shown.padStart(10)} ${unit} (at most ${bound})${held ? '' : '  BROKEN'}`);
    },
    /** The exit code. */
    code: () => (broken > 0 ? 1 : 0),
  };
}
