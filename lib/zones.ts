/** The time zones that a company can choose: Haiti's own, and those of its neighbors and of the diaspora. */
export const ZONES = [
  'America/Port-au-Prince',
  'America/Santo_Domingo',
  'America/Jamaica',
  'America/Nassau',
  'America/Puerto_Rico',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'America/New_York',
  'America/Toronto',
  'Europe/Paris',
] as const;
