import { seedDemo } from '@/db/seed';

const made = await seedDemo();
console.log(made ? 'Demo companies were filled in.' : 'Demo companies were there already.');
