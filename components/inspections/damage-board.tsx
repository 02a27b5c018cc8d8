'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { newId } from '@/lib/id';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import { type DrawingPlace, placeOfZone } from '@/lib/inspections/zone-at';
import type { DrawnBody } from '@/lib/vehicles/vehicle-outlines';
import { DamageDialog } from './damage-dialog';
import { type DamageFacts, DamageLine } from './damage-line';
import { DrawingGrid } from './drawing-grid';
import { MarkableView } from './markable-view';
import { numbered } from './shown-damage';

export interface DamageBoardProps {
  body: DrawnBody;
  /** What the vehicle had before this inspection. */
  known: readonly DamageFacts[];
  found: readonly FoundDamage[];
  onFound: (found: FoundDamage[]) => void;
  staged: StagedFiles;
  /** What else can be done with a new damage, such as charging it. */
  offer?: (damage: FoundDamage) => React.ReactNode;
}

/** The drawing on which damage is marked by touch, mouse or keys, and the list of what is marked. */
export function DamageBoard({ body, known, found, onFound, staged, offer }: DamageBoardProps) {
  const t = useTranslations('inspections');
  const [asked, setAsked] = useState<FoundDamage | null>(null);
  const marks = numbered<DamageFacts>(known, found);
  const mark = (place: DrawingPlace) =>
    setAsked({ ...place, id: newId(), kind: 'scratch', severity: 'light', note: '' });

  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('board_help')}</p>
      <DrawingGrid>
        {(view) => (
          <MarkableView
            view={view}
            body={body}
            marks={marks.filter((one) => one.view === view)}
            onPlace={(x, y) => mark({ view, x, y })}
          />
        )}
      </DrawingGrid>
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => mark(placeOfZone('left', 'left_front_door'))}>
          {t('damage_add')}
        </Button>
      </div>
      {marks.length > 0 && (
        <ul>
          {marks.map((damage) => {
            const own = found.find(({ id }) => id === damage.id);
            return (
              <DamageLine key={damage.id} damage={damage}>
                {own && (
                  <div className="text-at-edge flex flex-wrap">
                    <Button variant="ghost" onClick={() => setAsked(own)} icon={<Icon name="pencil" />}>
                      {t('damage_change')}
                    </Button>
                    <Button
                      variant="ghost"
                      icon={<Icon name="trash-2" />}
                      onClick={() => {
                        for (const { id } of staged.files.filter(({ owner }) => owner?.id === own.id))
                          staged.unstage(id);
                        onFound(found.filter(({ id }) => id !== own.id));
                      }}
                    >
                      {t('damage_remove')}
                    </Button>
                    {offer?.(own)}
                  </div>
                )}
              </DamageLine>
            );
          })}
        </ul>
      )}
      {asked && (
        <DamageDialog
          damage={asked}
          staged={staged}
          onClose={() => setAsked(null)}
          onSave={(damage) => {
            const isKnown = found.some(({ id }) => id === damage.id);
            onFound(isKnown ? found.map((one) => (one.id === damage.id ? damage : one)) : [...found, damage]);
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
