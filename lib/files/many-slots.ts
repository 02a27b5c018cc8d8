import type { FileSlot } from './values';

/** Slots for many files, which are ordered. Every other slot holds one file, and a new file replaces the old one. */
export const MANY_SLOTS: readonly FileSlot[] = ['photo', 'other'];
