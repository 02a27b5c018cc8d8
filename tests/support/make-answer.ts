import { createAnswer } from '@/lib/answers/create-answer';
import { asOperator } from './as-operator';

/** An answer that operators can pick in every thread. */
export async function makeAnswer(title = 'Printer'): Promise<string> {
  const texts = { textEn: 'Switch it off.', textFr: 'Éteignez-la.', textHt: 'Fèmen l.' };
  return (await createAnswer(await asOperator('admin'), { title, ...texts })).id;
}
