/** A palm, as the name says, above a road. */
export const PALMIS_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64" fill="none" stroke-linecap="round">
<g fill="#1f6b43">
<path d="M35 25C27 14 12 15 5 28c10-6 20-6 30-3z"/>
<path d="M35 25c8-10 20-9 25 4-8-6-16-7-25-4z"/>
<path d="M35 25C32 11 20 4 10 9c11 1 19 7 25 16z"/>
<path d="M35 25C37 11 47 5 56 10c-9 1-16 6-21 15z"/>
<path d="M35 25c-9 1-15 8-15 17 4-8 9-13 15-17z"/>
<path d="M35 25c8 2 13 9 12 18-3-8-7-13-12-18z"/>
</g>
<path d="M34.5 26c-3 8-5 17-5.5 27" stroke="#1f6b43" stroke-width="4.5"/>
<path d="M6 58c15-6 37-6 52 0" stroke="#d08a1d" stroke-width="5"/>
</svg>`;
