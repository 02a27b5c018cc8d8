import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { MoveQuestion } from '@/lib/availability/input';
import { isMovable, isRunning, moveRefusal } from '@/lib/availability/move-refusal';
import type { PlannerBar } from '@/lib/availability/pack-planner';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import type { MoveProposal } from '@/lib/availability/propose-move';
import { instantToLocal } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import type { ErrorBody } from '@/lib/errors';
import { moveReservationAction, proposeMoveAction } from './actions';
import type { BarPlace, GhostHandle } from './move-ghost';
import { useMoveText } from './use-move-text';

interface Held {
  bar: PlannerBar;
  from: BarPlace;
  to: BarPlace;
}

interface Options {
  rows: readonly PlannerRow[];
  window: PlannerWindow;
  timeZone: string;
  /** The keyboard goes with a bar that was dropped, wherever the next readings show it. */
  follow: (number: string) => void;
}

const NOTICE_MS = 12_000;

/**
 * Moves a bar, for pointer and keyboard alike: take it, aim, and drop it. The server then decides. A price that changes is
 * confirmed before it counts, and a refused bar is back where it was, with the reason.
 */
export function useMoves({ rows, window, timeZone, follow }: Options) {
  const t = useTranslations('availability');
  const router = useRouter();
  const text = useMoveText({ window, timeZone });
  const ghost = useRef<GhostHandle>(null);
  const held = useRef<Held | null>(null);
  const [asking, setAsking] = useState(false);
  const [proposal, setProposal] = useState<(MoveProposal & { question: MoveQuestion }) | null>(null);

  // The bar is at its new place once the rows were read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => {
    if (!held.current && !proposal) ghost.current?.show(null);
  }, [rows]);

  const labelOf = (row: number) => {
    const vehicle = rows[row]?.vehicle;
    return vehicle ? `${vehicle.model}, ${vehicle.plate}` : t('unassigned');
  };

  /** Whether the bar can be moved; else says why. */
  function take(row: number, bar: PlannerBar): boolean {
    const reason = asking || proposal ? 'move_asking' : isMovable(bar.state) ? null : 'move_fixed';
    if (reason) {
      ghost.current?.say(t(reason));
      return false;
    }
    const place = { row, from: bar.from, until: bar.until };
    held.current = { bar, from: place, to: place };
    return true;
  }

  function aim(to: BarPlace): void {
    if (!held.current) return;
    held.current.to = to;
    ghost.current?.show({ from: held.current.from, to, text: text.period(to), asking: false });
  }

  function cancel(): void {
    if (!held.current) return;
    held.current = null;
    ghost.current?.show(null);
    ghost.current?.say(t('move_cancelled'));
  }

  function drop(): void {
    const { bar, from, to } = held.current ?? {};
    held.current = null;
    if (!bar || !from || !to) return;
    const vehicleOf = ({ row }: BarPlace) => rows[row]?.vehicle?.id ?? null;
    const toOtherRow = vehicleOf(from) !== vehicleOf(to);
    const stays = !toOtherRow && from.from === to.from && from.until === to.until;
    const refusal = moveRefusal(bar, { to, toOtherRow });
    if (stays || refusal || isRunning(bar.state)) {
      ghost.current?.show(null);
      if (stays) ghost.current?.say(t('move_cancelled'));
      else if (refusal) refuse(t(refusal));
      else router.push(`/availability/${encodeURIComponent(bar.number)}?due=${local(to.until)}`);
      return;
    }
    const standing = (place: BarPlace) => ({
      vehicleId: vehicleOf(place),
      pickupAt: local(place.from),
      dueAt: local(place.until),
    });
    ghost.current?.show({ from, to, text: text.period(to), asking: true });
    ghost.current?.say(t('move_asking'));
    follow(bar.number);
    void ask({ number: bar.number, seen: standing(from), to: standing(to) });
  }

  const local = (minute: number) => instantToLocal(new Date(window.start + minute * MINUTE_MS), timeZone);

  async function ask(question: MoveQuestion): Promise<void> {
    setAsking(true);
    const answer = await proposeMoveAction(question).catch(() => null);
    if (!answer?.ok) fail(answer?.error ?? { code: 'network_error' });
    else if (answer.data.beforeCents === answer.data.quote.totalCents) await save(question, answer.data.change);
    else setProposal({ ...answer.data, question });
    setAsking(false);
  }

  async function save(question: MoveQuestion, change: MoveProposal['change']): Promise<void> {
    const answer = await moveReservationAction(change).catch(() => null);
    if (!answer?.ok) return fail(answer?.error ?? { code: 'network_error' });
    const { number, seen, to } = question;
    const done = t('moved', { number });
    toast.success(done, {
      action: { label: t('move_undo'), onClick: () => void ask({ number, seen: to, to: seen }) },
      duration: NOTICE_MS,
    });
    ghost.current?.say(done);
  }

  /** The planner is read again, because what it shows may be why the server refused. */
  function fail(error: ErrorBody): void {
    refuse(text.refusal(error));
    if (error.code !== 'network_error') router.refresh();
  }

  function refuse(reason: string): void {
    toast.error(reason, { duration: NOTICE_MS });
    ghost.current?.show(null);
    ghost.current?.say(`${reason} ${t('move_cancelled')}`);
  }

  async function confirm(): Promise<void> {
    if (!proposal) return;
    setProposal(null);
    setAsking(true);
    await save(proposal.question, proposal.change);
    setAsking(false);
  }

  function putBack(): void {
    setProposal(null);
    ghost.current?.show(null);
    ghost.current?.say(t('move_cancelled'));
  }

  return { ghost, held, take, aim, drop, cancel, labelOf, proposal, asking, confirm, putBack };
}

export type Moves = ReturnType<typeof useMoves>;
