import { z } from 'zod';
import { blankAsNull, wholeInput } from '../number-input';

const MOST = 99_999;
const next = blankAsNull(wholeInput({ min: 1, max: MOST }));

/** The next number of each series that is to go on from another one; the others are left empty. */
export const NumberingInput = z
  .object({
    R: next,
    V: next,
    Q: next,
    P: next,
    F: next,
    PF: next,
    NC: next,
    M: next,
    I: next,
    C: next,
    O: next,
  })
  .superRefine((input, context) => {
    if (Object.values(input).every((value) => value === null))
      context.addIssue({ code: 'custom', path: ['R'], message: 'required' });
  });
