import { normalizeSearch } from '../search/normalize-search';
import type { ServiceType } from './values';

interface Service {
  serviceType: ServiceType;
  make: string;
  model: string;
  plate: string;
}

/** Whether a search finds a service: each of its words is in the vehicle's name or plate, without accents and hyphens. */
export function matchesService(service: Service, { q, type }: { q: string; type: ServiceType | null }): boolean {
  if (type && service.serviceType !== type) return false;
  const name = plain(`${service.make} ${service.model} ${service.plate}`);
  return q.split(/\s+/).every((word) => name.includes(plain(word)));
}

function plain(text: string): string {
  return normalizeSearch(text).replaceAll(' ', '');
}
