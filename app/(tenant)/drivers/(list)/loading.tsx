import { useTranslations } from 'next-intl';
import { ListSkeleton } from '@/components/lists/list-skeleton';

export default function Loading() {
  return <ListSkeleton title={useTranslations()('drivers.list_title')} />;
}
