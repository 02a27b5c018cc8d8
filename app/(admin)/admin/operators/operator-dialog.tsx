'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkWindow } from '@/components/members/link-window';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import type { OperatorRow } from '@/lib/operators/list-operators';
import { sendOperatorLinkAction } from './actions';

const loadNew = () => import('./create-operator-form');
const loadEdit = () => import('./edit-operator-form');
const CreateForm = lazyPart(() => loadNew().then((module) => module.CreateOperatorForm));
const EditForm = lazyPart(() => loadEdit().then((module) => module.EditOperatorForm));

interface Props {
  operator: OperatorRow | null;
  /** Those that may be given: none above one's own. */
  roles: OperatorRole[];
}

/** Adds an operator, who is given their link at once, or changes role and access of one. The dialog opens with its form. */
export function OperatorDialog({ operator, roles }: Props) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  const close = () => setOpen(false);
  const prepare = () => void (operator ? loadEdit : loadNew)().catch(() => undefined);
  const press = { onClick: () => setOpen(true), onPointerEnter: prepare, onFocus: prepare };
  return (
    <>
      {operator ? (
        <Button
          variant="ghost"
          {...press}
          aria-label={t('members.edit_named', { name: operator.name })}
          icon={<Icon name="pencil" />}
        />
      ) : (
        <Button variant="primary" {...press} icon={<Icon name="plus" />}>
          {t('operators.add')}
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={operator ? operator.name : t('operators.add')}
        description={operator ? operator.email : t('members.add_help')}
      >
        {operator ? (
          <EditForm operator={operator} roles={roles} close={close} />
        ) : (
          <CreateForm roles={roles} close={close} onAdded={setAdded} />
        )}
      </Dialog>
      {added && (
        <LinkWindow
          memberId={added.id}
          name={added.name}
          invite={() => sendOperatorLinkAction(added.id)}
          close={() => setAdded(null)}
        />
      )}
    </>
  );
}
