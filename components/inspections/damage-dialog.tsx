'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { chosenFiles } from '@/components/files/choose/chosen-files';
import { FileChooser } from '@/components/files/choose/file-chooser';
import { StagedPhoto } from '@/components/files/documents/staged-photo';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { PHOTO_TYPES } from '@/lib/files/values';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import { DRAWING_ZONES } from '@/lib/inspections/drawing-zones';
import { DAMAGE_KINDS, DAMAGE_SEVERITIES, DRAWING_VIEWS } from '@/lib/inspections/values';
import { placeOfZone, zoneAt } from '@/lib/inspections/zone-at';
import { ChoiceRow } from './choice-row';

interface DamageDialogProps {
  damage: FoundDamage;
  staged: StagedFiles;
  onSave: (damage: FoundDamage) => void;
  onClose: () => void;
}

const NOTE_LENGTH = 500;

/** What was marked: where, which kind, how bad, and its photo. The photo is sent with the inspection. */
export function DamageDialog({ damage: given, staged, onSave, onClose }: DamageDialogProps) {
  const t = useTranslations('inspections');
  const [damage, setDamage] = useState(given);
  const photos = staged.files.filter(({ owner }) => owner?.id === damage.id);
  const zones = DRAWING_VIEWS.flatMap((view) => DRAWING_ZONES[view].map(({ name }) => ({ view, name })));
  const zone = zoneAt(damage);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(`zone_${zone}`)}>
      <div className="grid gap-4">
        <ChoiceRow
          label={t('damage_kind')}
          options={DAMAGE_KINDS.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
          value={damage.kind}
          onChange={(kind) => setDamage({ ...damage, kind })}
        />
        <ChoiceRow
          label={t('damage_severity')}
          options={DAMAGE_SEVERITIES.map((severity) => ({ value: severity, label: t(`severity_${severity}`) }))}
          value={damage.severity}
          onChange={(severity) => setDamage({ ...damage, severity })}
        />
        <label className="block">
          <span className="mb-1 block font-medium">{t('damage_place')}</span>
          <select
            className="control"
            value={`${damage.view} ${zone}`}
            onChange={({ target }) => {
              const chosen = zones.find(({ view, name }) => `${view} ${name}` === target.value);
              if (chosen) setDamage({ ...damage, ...placeOfZone(chosen.view, chosen.name) });
            }}
          >
            {DRAWING_VIEWS.map((view) => (
              <optgroup key={view} label={t(`view_${view}`)}>
                {DRAWING_ZONES[view].map(({ name }) => (
                  <option key={name} value={`${view} ${name}`}>
                    {t(`zone_${name}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1 block font-medium">{t('damage_note')}</span>
          <input
            className="control"
            maxLength={NOTE_LENGTH}
            value={damage.note}
            onChange={({ target }) => setDamage({ ...damage, note: target.value })}
          />
        </label>
        <div className="grid gap-2">
          {photos.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {photos.map((photo) => (
                <li key={photo.id}>
                  <StagedPhoto file={photo} onRemove={() => staged.unstage(photo.id)} />
                </li>
              ))}
            </ul>
          )}
          <FileChooser
            label={t('damage_photo')}
            accept={PHOTO_TYPES.join()}
            several
            onChosen={(pasted) => {
              const owner = { kind: 'damage', id: damage.id } as const;
              for (const file of chosenFiles('photo', pasted) ?? []) staged.stage({ ...file, owner });
            }}
          />
        </div>
        <DialogActions>
          <DialogCancel />
          <Button variant="primary" onClick={() => onSave(damage)}>
            {t('damage_save')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
