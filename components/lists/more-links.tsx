'use client';

import { useRouter } from 'next/navigation';
import { MoreMenu } from '@/components/layout/more-menu';

export interface MoreLink {
  href: string;
  label: string;
}

/** What a list leads to besides its records, behind “…” for a phone's narrow screen. */
export function MoreLinks({ links }: { links: MoreLink[] }) {
  const router = useRouter();
  return <MoreMenu acts={links.map(({ href, label }) => ({ key: href, label, onSelect: () => router.push(href) }))} />;
}
