/** Rows as a list of vehicles has them. */
export function makeRows() {
  return Array.from({ length: 25 }, (_, index) => ({
    id: `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Toyota RAV4 ${2000 + index}`,
    plate: `LO-${String(index).padStart(5, '0')}`,
    status: 'Available',
    fuel: 'Gasoline',
    odometer: `${index * 1000} km`,
    rate: '45.00 USD',
  }));
}
