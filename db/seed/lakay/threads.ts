import type { PlannedThread } from '../story';

export const LAKAY_THREADS: PlannedThread[] = [
  {
    who: 'agent',
    days: 1,
    subject: 'Enprimant lan koupe kontra a',
    text: 'Bonjou,\n\nLè m enprime yon kontra, dènye liy lan pa parèt. Sa kòmanse depi maten.',
    answer: null,
  },
  {
    who: 'admin',
    days: 6,
    subject: 'Nou bezwen plis machin nan plan nou an',
    text: 'Nou pral achte kat machin nan mwa desanm. Èske plan nou an ase?',
    answer: 'Wi, plan biznis la pa gen limit machin. Ou pa bezwen chanje anyen.',
  },
];
