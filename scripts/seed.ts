import { closeDatabase } from '@/db/client';
import { seedDemo } from '@/db/seed';

const filled = await seedDemo().finally(closeDatabase);
if (!filled) console.log('The database has companies of its own: the demo’s were left out.');
else {
  const names = (companies: { name: string }[]) => companies.map(({ name }) => name).join(', ');
  if (filled.made.length > 0) console.log(`Demo companies filled in: ${names(filled.made)}.`);
  if (filled.known.length > 0) console.log(`Demo companies there already: ${names(filled.known)}.`);
}
