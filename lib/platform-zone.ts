/** The zone in which operators read times that belong to no one company. */
export const PLATFORM_ZONE = 'America/Port-au-Prince';
