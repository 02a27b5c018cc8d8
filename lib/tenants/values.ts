/** The time zones that a company can be in: Haiti's, and those where Haitians rent cars out too. */
export const TIME_ZONES = [
  'America/Port-au-Prince',
  'America/Santo_Domingo',
  'America/Jamaica',
  'America/Nassau',
  'America/Puerto_Rico',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Cayenne',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Sao_Paulo',
  'America/Santiago',
  'Europe/Paris',
] as const;
