import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useRef, useState } from 'react';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { toast } from '@/components/ui/toast';
import type { MoveQuestion } from '@/lib/availability/input';
import { isAtStanding } from '@/lib/availability/is-at-standing';
import type { MoveProposal } from '@/lib/availability/propose-move';
import { type ErrorBody, isOurFault } from '@/lib/errors';
import { moveReservationAction, proposeMoveAction } from './actions';
import type { GhostHandle } from './move-ghost';
import type { MoveText } from './use-move-text';

interface Options {
  ghost: RefObject<GhostHandle | null>;
  text: MoveText;
}

const NOTICE_MS = 12_000;

/**
 * Asks the server for a move. A price that changes is confirmed first, and a refusal is told with its reason. A move whose
 * answer was lost may have been made: sent again, it is the same request, and found again, it is not a colleague's.
 */
export function useMoveRequests({ ghost, text }: Options) {
  const t = useTranslations('availability');
  const action = useTranslations('action');
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [proposal, setProposal] = useState<(MoveProposal & { question: MoveQuestion }) | null>(null);
  /** Where bookings may have gone, by number: the answer to their last move was lost. */
  const lost = useRef(new Map<string, MoveQuestion['to']>());

  async function whileAsking(work: () => Promise<void>): Promise<void> {
    setAsking(true);
    await work();
    setAsking(false);
  }

  const ask = (question: MoveQuestion) => whileAsking(() => propose(question));

  async function propose(question: MoveQuestion): Promise<void> {
    const answer = await proposeMoveAction(question).catch(() => null);
    if (!answer) return unreachable(() => propose(question));
    if (!answer.ok) return refused(question, answer.error);
    if (answer.data.beforeCents === answer.data.quote.totalCents) return save(question, answer.data.change);
    setProposal({ ...answer.data, question });
  }

  async function save(question: MoveQuestion, change: MoveProposal['change']): Promise<void> {
    const { number, to } = question;
    const id = ['move', change.reservationId, change.version, to.vehicleId, to.pickupAt, to.dueAt].join('.');
    lost.current.set(number, to);
    const answer = await moveReservationAction(change, sendingKey(id)).catch(() => null);
    if (!answer) return unreachable(() => save(question, change));
    if (answer.ok || !isOurFault(answer.error.code)) {
      lost.current.delete(number);
      answered(id);
    }
    if (answer.ok) done(question);
    else refused(question, answer.error);
  }

  async function refused(question: MoveQuestion, error: ErrorBody): Promise<void> {
    const own = lost.current.get(question.number);
    if (!own || !isAtStanding(error, own)) return fail(error);
    lost.current.delete(question.number);
    if (!isAtStanding(error, question.to)) return propose({ ...question, seen: own });
    router.refresh();
    done(question);
  }

  function done({ number, seen, to }: MoveQuestion): void {
    const sentence = t('moved', { number });
    toast.success(sentence, {
      action: { label: t('move_undo'), onClick: () => void ask({ number, seen: to, to: seen }) },
      duration: NOTICE_MS,
    });
    ghost.current?.say(sentence);
  }

  /** Nothing is read again: without a network, that would leave the page. */
  function unreachable(again: () => Promise<void>): void {
    const retry = { label: action('retry'), onClick: () => void whileAsking(again) };
    refuse(text.refusal({ code: 'network_error' }), retry);
  }

  /** The planner is read again, because what it shows may be why the server refused. */
  function fail(error: ErrorBody): void {
    refuse(text.refusal(error));
    router.refresh();
  }

  function refuse(reason: string, retry?: { label: string; onClick: () => void }): void {
    toast.error(reason, { action: retry, duration: NOTICE_MS });
    ghost.current?.show(null);
    ghost.current?.say(`${reason} ${t('move_cancelled')}`);
  }

  async function confirm(): Promise<void> {
    if (!proposal) return;
    setProposal(null);
    await whileAsking(() => save(proposal.question, proposal.change));
  }

  function putBack(): void {
    setProposal(null);
    ghost.current?.show(null);
    ghost.current?.say(t('move_cancelled'));
  }

  return { asking, proposal, ask, refuse, confirm, putBack };
}
