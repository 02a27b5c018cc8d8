const WEIGHTS = [7, 3, 1];

/** The check digit of a part of a machine-readable zone (ICAO 9303-3, 4.9). */
export function checkDigit(text: string): string {
  let sum = 0;
  for (const [index, char] of [...text].entries()) sum += valueIn(char) * (WEIGHTS[index % 3] ?? 0);
  return `${sum % 10}`;
}

function valueIn(char: string): number {
  if (/^[0-9]$/.test(char)) return Number(char);
  if (/^[A-Z]$/.test(char)) return char.charCodeAt(0) - 55;
  return 0;
}
