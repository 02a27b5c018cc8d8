import type { BusinessHours, PlaceHours } from './values';

/** The hours that a place has of its own; null if it has none. A place may bear any name, "constructor" too. */
export function ownHours({ places = {} }: BusinessHours, place: string): PlaceHours | null {
  return (Object.hasOwn(places, place) && places[place]) || null;
}
