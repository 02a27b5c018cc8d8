import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { Transaction } from '../client';
import { supportMessages, supportThreads } from '../schema/support';
import type { DemoCompany } from './companies';
import type { Inserted } from './insert-company';

interface Question {
  who: 'agent' | 'manager' | 'admin';
  days: number;
  subject: string;
  text: string;
  /** What an operator has answered, three hours later. */
  answer: string | null;
}

/** What each company asks the operators: one question that waits for them, and one that they have answered. */
const QUESTIONS: Record<DemoCompany['locale'], Question[]> = {
  ht: [
    {
      who: 'agent',
      days: 1,
      subject: 'Enprimant lan koupe kontra a',
      text: 'Bonjou,\n\nLè m enprime yon kontra, dènye liy lan pa parèt. Sa kòmanse depi maten.',
      answer: null,
    },
    {
      who: 'admin',
      days: 6,
      subject: 'Nou bezwen plis machin nan plan nou an',
      text: 'Nou pral achte kat machin nan mwa desanm. Èske plan nou an ase?',
      answer: 'Wi, plan biznis la pa gen limit machin. Ou pa bezwen chanje anyen.',
    },
  ],
  fr: [
    {
      who: 'manager',
      days: 2,
      subject: 'Changer le taux de la gourde chaque matin',
      text: 'Bonjour,\n\nPeut-on faire changer le taux par un agent sans lui ouvrir tous les paramètres\u00a0?',
      answer: null,
    },
    {
      who: 'agent',
      days: 9,
      subject: 'Photo du permis refusée',
      text: 'Le téléphone envoie une photo de 14 Mo et elle n’est pas acceptée.',
      answer:
        'Une photo peut peser 10 Mo au plus. Dans l’appareil photo, choisissez une taille moyenne, puis reprenez-la.',
    },
  ],
};

/** The company's questions to the platform's operators. Without an operator nothing is answered. */
export async function insertThreads(
  tx: Transaction,
  tenantId: string,
  { locale }: DemoCompany,
  { staff, now, operator }: { staff: Inserted['staff']; now: Date; operator: { id: string; name: string } | null },
): Promise<void> {
  for (const { who, days, subject, text, answer } of QUESTIONS[locale]) {
    const { id: openedBy, name } = staff[who];
    const id = newId();
    const at = new Date(now.getTime() - days * DAY_MS);
    const answeredAt = new Date(at.getTime() + 3 * HOUR_MS);
    await tx.insert(supportThreads).values({
      ...{ tenantId, id, subject, openedBy, readAt: at, createdAt: at },
      ...(answer && operator
        ? { state: 'waiting' as const, operatorId: operator.id, lastMessageAt: answeredAt, updatedAt: answeredAt }
        : { state: 'open' as const, lastMessageAt: at, updatedAt: at }),
    });
    const message = { tenantId, threadId: id };
    await tx
      .insert(supportMessages)
      .values({ ...message, id: newId(), memberId: openedBy, authorName: name, text, at });
    if (answer && operator)
      await tx.insert(supportMessages).values({
        ...{ ...message, id: newId(), operatorId: operator.id, authorName: operator.name },
        ...{ text: answer, at: answeredAt },
      });
  }
}
