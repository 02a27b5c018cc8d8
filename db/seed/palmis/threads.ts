import type { PlannedThread } from '../story';

export const PALMIS_THREADS: PlannedThread[] = [
  {
    who: 'manager',
    days: 2,
    subject: 'Changer le taux de la gourde chaque matin',
    text: 'Bonjour,\n\nPeut-on faire changer le taux par un agent sans lui ouvrir tous les paramètres\u00a0?',
    answer: null,
  },
  {
    who: 'agent',
    days: 9,
    subject: 'Photo du permis refusée',
    text: 'Le téléphone envoie une photo de 14 Mo et elle n’est pas acceptée.',
    answer:
      'Une photo peut peser 10 Mo au plus. Dans l’appareil photo, choisissez une taille moyenne, puis reprenez-la.',
  },
];
