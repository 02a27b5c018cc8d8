'use client';

import type { MemberRole } from '@/lib/auth/permissions';
import { FinderTexts } from './finder-texts';
import { FinderWindow } from './finder-window';
import { KeysWindow } from './keys-window';

interface FinderPartsProps {
  role: MemberRole;
  open: 'finder' | 'keys' | null;
  setOpen: (open: 'finder' | 'keys' | null) => void;
}

/** The two dialogs that the keys open on every screen. */
export function FinderParts({ role, open, setOpen }: FinderPartsProps) {
  const close = () => setOpen(null);
  return (
    <FinderTexts>
      <FinderWindow role={role} open={open === 'finder'} onClose={close} />
      <KeysWindow open={open === 'keys'} onClose={close} />
    </FinderTexts>
  );
}
