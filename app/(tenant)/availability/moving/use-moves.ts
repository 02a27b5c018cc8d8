import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isMovable, isRunning, moveRefusal } from '@/lib/availability/move-refusal';
import type { PlannerBar } from '@/lib/availability/pack-planner';
import type { PlannerRow } from '@/lib/availability/planner-rows';
import type { PlannerWindow } from '@/lib/availability/planner-window';
import { instantToLocal } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import type { BarPlace, GhostHandle } from './move-ghost';
import { useMoveRequests } from './use-move-requests';
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
  const { asking, proposal, ask, refuse, confirm, putBack } = useMoveRequests({ ghost, text });

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

  return { ghost, held, take, aim, drop, cancel, labelOf, proposal, asking, confirm, putBack };
}

export type Moves = ReturnType<typeof useMoves>;
