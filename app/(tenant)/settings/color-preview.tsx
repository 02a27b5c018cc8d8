import { useTranslations } from 'next-intl';
import { colorShades, type Shades } from '@/lib/color-shades';
import { readColor } from '@/lib/tenants/read-color';

/** What a color looks like on the login in both themes and at the head of a paper, or why it can't be used. */
export function ColorPreview({ text, company }: { text: string; company: string }) {
  const t = useTranslations();
  const read = readColor(text);
  // While somebody types the first signs, nothing is said.
  if ('problem' in read && read.problem === 'color_unreadable')
    return <p role="status">{t('errors.color_unreadable')}</p>;
  const shades = 'color' in read ? colorShades(read.color) : null;
  if (!shades) return null;
  return (
    <figure className="grid gap-2">
      <figcaption className="text-muted">{t('settings.color_preview')}</figcaption>
      <div aria-hidden="true" className="flex flex-wrap gap-3">
        <Login company={company} ground="#ffffff" text="#221d19" shades={shades.light} />
        <Login company={company} ground="#1f1b18" text="#eeebe7" shades={shades.dark} />
        <div className="w-52 rounded-card border border-hairline bg-[#ffffff] p-4 font-serif text-[#000000]">
          <div className="grid gap-2 pb-2" style={{ borderBottom: `2px solid ${shades.paper}` }}>
            <span className="text-sm wrap-anywhere">{company}</span>
            <span className="font-semibold whitespace-nowrap" style={{ color: shades.paper }}>
              R-2026-00042
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}

function Login({
  ground,
  text,
  company,
  shades: { accent, on },
}: {
  ground: string;
  text: string;
  company: string;
  shades: Shades;
}) {
  const t = useTranslations('auth');
  return (
    <div
      className="grid w-52 content-start gap-3 rounded-card border border-hairline p-4"
      style={{ background: ground, color: text }}
    >
      <span className="font-semibold wrap-anywhere">{company}</span>
      <span className="rounded-control py-2 text-center font-medium" style={{ background: accent, color: on }}>
        {t('sign_in')}
      </span>
      <span className="text-sm underline underline-offset-2" style={{ color: accent }}>
        {t('forgot')}
      </span>
    </div>
  );
}
