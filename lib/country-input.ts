import { z } from 'zod';
import { isCountry } from './countries';

/** A country by its two-letter code, by default Haiti. */
export const CountryInput = z.string().trim().toUpperCase().refine(isCountry, 'unknown_country').default('HT');
