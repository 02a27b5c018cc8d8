const WIDTHS = [46, 40, 26, 8, 14, 18];

/** Prints each measured line at once, and what was missed at the end. A line without a goal is for comparison. */
export function resultTable() {
  const missed = [];
  print(['what', 'yardstick', 'ours', 'ratio', 'goal', 'verdict']);
  return {
    /** `goal` is `{ least }` or `{ most }` of the ratio, or of `value` if the line has one; `unit` is written after it. */
    add({ what, yardstick = '', ours, ratio, value = ratio, unit = '', least, most }) {
      const bound = least ?? most;
      const met = bound === undefined || (least === undefined ? value <= most : value >= least);
      const by = least === undefined ? value / (most || 1) : least / value;
      const goal = bound === undefined ? '' : `${least === undefined ? '≤' : '≥'} ${bound}${unit}`;
      const verdict = bound === undefined ? '–' : met ? 'met' : `missed ${by.toFixed(2)} ×`;
      if (!met) missed.push(`${what}: ${ours} (${goal}, ${verdict})`);
      print([what, yardstick, ours, ratio === undefined ? '' : ratio.toFixed(2), goal, verdict]);
    },
    end() {
      console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met');
      return 0;
    },
  };
}

function print(cells) {
  console.log(cells.map((cell, place) => `${cell} `.padEnd(WIDTHS[place])).join(''));
}
