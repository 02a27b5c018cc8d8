import { z } from 'zod';

/** How a file is wanted: `size=thumb` for a small picture, `download=1` to store it. */
export const WantedFileInput = z.object({
  size: z.string().nullable().catch(null).default(null),
  download: z
    .string()
    .transform((text) => text === '1')
    .catch(false),
});
