import en from '../../../messages/en.json';
import fr from '../../../messages/fr.json';
import ht from '../../../messages/ht.json';

export const WORDS = { en, fr, ht };

export type Words = typeof en;
