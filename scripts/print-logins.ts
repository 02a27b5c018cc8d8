import { closeDatabase } from '@/db/client';
import { COMPANIES, DEMO_OPERATOR, DEMO_PASSWORD } from '@/db/seed/companies';
import { findKnown } from '@/db/seed/find-known';

const port = process.env.PORT || '3000';
const root = process.env.ROOT_DOMAIN || 'localhost';
const { whole } = await findKnown(COMPANIES).finally(closeDatabase);

if (whole.length === 0) console.log(`\nReady at http://${root}:${port}, with the companies of this database.\n`);
else {
  console.log('\nThe demo is ready (Ctrl-C stops it; its data stays).\n');
  for (const company of whole) {
    const place = company.address.split('\n').at(-1);
    console.log(`${company.name}, ${place}   http://${company.slug}.${root}:${port}`);
    for (const { role, email } of company.staff) console.log(`  ${role.padEnd(8)} ${email}`);
  }
  console.log(`Operators   http://admin.${root}:${port}\n  super administrator ${DEMO_OPERATOR.email}`);
  console.log(`\nEverybody's password in the demo: ${DEMO_PASSWORD}\n`);
}
