import { searchWords } from '../search/search-text';

interface Vehicle {
  make: string;
  model: string;
  year: number;
  plate: string;
  vin: string | null;
  color: string;
}

/** The words that find a vehicle: make and model, year, plate, chassis number and color. */
export function vehicleWords({ make, model, year, plate, vin, color }: Vehicle): string[] {
  return searchWords(`${make} ${model}`, String(year), plate, vin, color);
}
