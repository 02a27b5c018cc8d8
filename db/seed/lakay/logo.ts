/** A house, as the name says, and the road that leads out of it. */
export const LAKAY_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="#0f6473" stroke-width="6"><path d="M5 31 32 8l27 23"/><path d="M12.5 26v30M51.5 26v30"/></g>
<path d="M28.5 29h7L46 59H18z" fill="#0f6473"/>
<path d="M32 33v3.500M32 41.500v4.500M32 51v5.5" stroke="#fff" stroke-width="2.4"/>
</svg>`;
