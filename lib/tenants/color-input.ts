import { z } from 'zod';
import { readColor } from './read-color';

/** A company's color, as `#1f6b43` or `1F6B43`; empty or null for the product's own. */
export const ColorInput = z.object({
  color: z
    .string()
    .nullable()
    .transform((text, ctx) => {
      const read = readColor(text ?? '');
      if ('color' in read) return read.color;
      ctx.addIssue({ code: 'custom', message: read.problem });
      return z.NEVER;
    }),
});
export type ColorInput = z.output<typeof ColorInput>;
