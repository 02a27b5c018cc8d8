import { type CompanyShades, colorShades, type Shades } from '../color-shades';
import { escapeHtml } from './escape-html';
import { letterBlocks } from './letter-blocks';
import { senderLines } from './sender-lines';
import { lineHtml, wordsHtml } from './words-html';

export interface Sender {
  name: string;
  /** A PNG on white. It goes with the mail, since readers block pictures of other servers. */
  logo?: Buffer | undefined;
  /** As `#1f6b43`; null or missing for the product's own. */
  color?: string | null | undefined;
  address?: string;
  /** E.164. */
  phone?: string;
  /** Where answers go. */
  email?: string;
}

interface Letter {
  subject: string;
  text: string;
  sender: Sender;
  /** The words on the button. Without them it says what stands before the link. */
  action?: string | undefined;
  locale?: string | undefined;
}

/** The name under which the letter shows the logo that goes with it. */
export const LOGO_CID = 'logo@letter';

/** The colors are those of `app/globals.css`, which a mail can't load: the first is for readers that know no dark mode. */
const STYLE = (dark: Shades, edge: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .canvas { background: #171310 !important }
  .card { background: #1f1b18 !important; border-color: #3a3531 !important }
  .text, .text h1 { color: #eeebe7 !important }
  .muted, .muted a { color: #aeaaa5 !important }
  .link { color: ${dark.accent} !important }
  ${edge && `.card { border-top-color: ${dark.accent} !important }`}
  .button { background: ${dark.accent} !important; color: ${dark.on} !important }
}
@media (max-width: 480px) { .card { padding: 20px 16px 4px !important } .button { display: block !important } }`;
/** The product's own accent. */
const OWN: Omit<CompanyShades, 'paper'> = {
  light: { accent: '#00639f', on: '#ffffff', strong: '#00639f', soft: '#ffffff' },
  dark: { accent: '#69b4ee', on: '#06121e', strong: '#69b4ee', soft: '#1f1b18' },
  exact: { fill: '#00639f', on: '#ffffff' },
};
const FONT = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

/** A mail's text as a page in the sender's name. Everything in it is escaped; it loads nothing. */
export function letterHtml({ subject, text, sender, action, locale }: Letter): string {
  const blocks = letterBlocks(text);
  const shades = colorShades(sender.color ?? null);
  const { light, dark, exact } = shades ?? OWN;
  // A company without a color has a plain card.
  const edge = shades ? `;border-top:4px solid ${exact.fill}` : '';
  const lead = blocks.find(({ lines }) => lines.length > 0 && !lines[0]?.endsWith(','))?.lines[0] ?? '';
  const logo = sender.logo
    ? `<img src="cid:${LOGO_CID}" alt="" height="40" style="display:block;height:40px;max-width:160px;margin:0 0 8px;padding:4px;background:#fff;border-radius:6px;object-fit:contain">`
    : '';
  const body = blocks.map(({ lines, link, label }) => {
    const told = wordsHtml(lines);
    return link ? told + linkHtml(link, action ?? label, { link: light.accent, ...exact }) : told;
  });
  const reach = senderLines(sender).map(escapeHtml).join('<br>');
  const foot =
    reach &&
    `\n<tr><td class="muted" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:#6b645e;${WRAP}">${escapeHtml(sender.name)}<br>${reach}</td></tr>`;
  return `<!DOCTYPE html>
<html${locale ? ` lang="${escapeHtml(locale)}"` : ''}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE(dark, edge)}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#faf8f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead.slice(0, 140))}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f6;table-layout:fixed">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td class="text" style="padding:0 4px 16px;${FONT};font-size:16px;font-weight:600;color:#221d19;${WRAP}">${logo}${escapeHtml(sender.name)}</td></tr>
<tr><td class="card text" style="padding:32px 32px 16px;background:#fff;border:1px solid #e2dfdc${edge};border-radius:10px;${FONT};font-size:16px;line-height:24px;color:#221d19;${WRAP}">
<h1 style="margin:0 0 20px;font-size:20px;line-height:28px;font-weight:600;color:#221d19;${WRAP}">${lineHtml(subject)}</h1>
${body.join('\n')}
</td></tr>${foot}
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** The button, and below it the address in full, for those whose reader shows no button or who want to see it first. */
function linkHtml(link: string, label: string | undefined, colors: { link: string; fill: string; on: string }): string {
  const href = escapeHtml(link);
  const button = label
    ? `<p style="margin:0 0 12px"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colors.fill};color:${colors.on};font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>`
    : '';
  return `${button}<p class="muted" style="margin:0 0 20px;font-size:13px;line-height:20px;${WRAP}"><a class="link" href="${href}" style="color:${colors.link}">${href}</a></p>`;
}
