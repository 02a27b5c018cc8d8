import type { Translate } from '../i18n/translate';
import { colorOf } from './color-of';

/** A vehicle's color in the reader's language. A color that isn't usual stays as it was typed. */
export function colorText(t: Translate, text: string): string {
  const color = colorOf(text);
  return color ? t(`vehicles.color_${color}`) : text;
}
