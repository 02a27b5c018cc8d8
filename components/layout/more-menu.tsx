'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from './menu';

export interface MoreAct {
  key: string;
  label: string;
  /** It destroys something, and comes last. */
  danger?: boolean;
  /** A wide screen has a button for it. */
  phoneOnly?: boolean;
  onSelect?: () => void;
  /** The dialog that the entry opens. */
  dialog?: (at: { open: boolean; setOpen: (open: boolean) => void }) => ReactNode;
}

interface Props {
  acts: (MoreAct | false | null)[];
  /** Says of what, where a page has several. */
  label?: string;
}

/** The rare acts of a record behind “…”, each with the dialog that it opens. Nothing is shown where there are none. */
export function MoreMenu({ acts, label }: Props) {
  const t = useTranslations('common');
  const [asked, setAsked] = useState<string | null>(null);
  const open = acts.filter((act) => act !== false && act !== null);
  if (open.length === 0) return null;
  return (
    <>
      <Menu
        label={label ?? t('more_acts')}
        trigger={<Icon name="ellipsis" className="size-5" />}
        entries={open.map(({ key, label, danger, phoneOnly, onSelect }) => ({
          key,
          phoneOnly,
          label: danger ? <span className="text-danger">{label}</span> : label,
          onSelect: onSelect ?? (() => setAsked(key)),
        }))}
      />
      {open.map(({ key, dialog }) => (
        <Fragment key={key}>
          {dialog?.({ open: asked === key, setOpen: (wanted) => setAsked(wanted ? key : null) })}
        </Fragment>
      ))}
    </>
  );
}
