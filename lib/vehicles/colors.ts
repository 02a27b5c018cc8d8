/** The usual colors of vehicles: the paint of their drawings, and further words for them beside the texts in `messages`. */
export const COLORS = {
  white: { paint: '#f1f2f0', words: ['white', 'blanc', 'blanche', 'blan'] },
  silver: { paint: '#b9bec3', words: ['silver', 'argent', 'argenté', 'ajan'] },
  grey: { paint: '#7d848b', words: ['gray', 'grey', 'gris', 'grise', 'gri'] },
  black: { paint: '#22262b', words: ['black', 'noir', 'noire', 'nwa'] },
  red: { paint: '#a8232b', words: ['red', 'rouge', 'wouj'] },
  maroon: { paint: '#6b1f2c', words: ['burgundy', 'maroon', 'bordeaux', 'bòdo'] },
  blue: { paint: '#2b5597', words: ['blue', 'bleu', 'bleue', 'ble'] },
  green: { paint: '#3d6b4f', words: ['green', 'vert', 'verte', 'vèt'] },
  beige: { paint: '#c9b79a', words: ['beige', 'bèj'] },
  brown: { paint: '#6a4a35', words: ['brown', 'marron', 'mawon'] },
  gold: { paint: '#b0934f', words: ['gold', 'doré', 'dorée', 'dore', 'or'] },
  yellow: { paint: '#e3b92f', words: ['yellow', 'jaune', 'jòn'] },
  orange: { paint: '#d8702a', words: ['orange', 'zoranj'] },
} as const;

export type Color = keyof typeof COLORS;
