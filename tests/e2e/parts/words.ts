import { createTranslator } from 'next-intl';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';

export type Words = typeof en;

/** The product's own texts, with which journeys find what a user reads. */
export const WORDS = { en, fr, ht };

/** An English text with its values filled in. */
export const say = createTranslator({ locale: 'en', messages: en, timeZone: 'America/Port-au-Prince' });
