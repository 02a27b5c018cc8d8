'use client';

import { MoreMenu } from '@/components/layout/more-menu';
import type { PaperToLink } from './paper-link-api';
import { useLinkAct } from './use-link-act';

/** The menu of a paper that has nothing in it but its link. */
export function LinkMenu({ paper, timeZone, label }: { paper: PaperToLink; timeZone: string; label?: string }) {
  return <MoreMenu label={label} acts={[useLinkAct(paper, timeZone)]} />;
}
