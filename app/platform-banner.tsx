import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getBanner } from '@/lib/platform/get-banner';

/** What the platform tells everybody, such as when it will be away. It stands above every page. */
export async function PlatformBanner() {
  const text = await getBanner(await getLocale(), new Date());
  if (!text) return null;
  return (
    <div
      role="status"
      data-banner
      className="border-b border-amber/30 bg-amber-soft px-4 py-2.5 text-amber print:hidden"
    >
      <p className="mx-auto flex max-w-[1280px] items-start gap-2">
        <Icon name="circle-alert" className="mt-0.5 size-4.5 shrink-0" />
        {text}
      </p>
    </div>
  );
}
