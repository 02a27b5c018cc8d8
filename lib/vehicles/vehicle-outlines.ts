import { END_LINES, FACE_LINES, type Outline, SIDE_WHEELS, WHEEL_ARCHES, WINDSHIELD } from './outline-parts';
import { VAN } from './van-outlines';

type OutlinedView = 'top' | 'left' | 'right' | 'front' | 'back';

/** The bodies that have a drawing of their own. All fit the same zones, which name the places of marks. */
export type DrawnBody = 'sedan' | 'suv' | 'pickup' | 'van';

const SIDE_LINES = [
  'M326 168 L332 312 L508 312 L512 168',
  'M512 168 L514 312 L690 312 C694 282 706 262 726 246 L732 168',
  'M440 196 H486',
  'M640 196 H686',
  'M294 150 L334 142 L334 166 L300 166 Z',
  'M32 232 L96 206 L92 232 Z',
  'M968 206 L914 192 L918 224 L975 230 Z',
];

const LEFT: Record<Exclude<DrawnBody, 'van'>, Outline> = {
  sedan: {
    width: 1000,
    height: 400,
    body: `M28 300 C20 270 24 235 40 222 C90 190 170 178 285 166 C335 118 390 62 450 46 C540 32 640 36 690 58 C740 82 790 130 830 160 C890 165 945 178 965 205 C980 230 982 270 975 300 C972 318 960 328 940 328 ${WHEEL_ARCHES}`,
    glass: [
      'M322 164 C365 120 405 84 452 72 L500 67 L500 164 Z',
      'M522 66 C592 62 650 66 680 82 C710 100 735 130 752 164 L522 164 Z',
    ],
    lines: SIDE_LINES,
    wheels: SIDE_WHEELS,
  },
  suv: {
    width: 1000,
    height: 400,
    body: `M28 300 C20 262 24 215 44 205 C100 180 190 170 285 160 C325 108 360 60 410 44 C520 28 700 28 850 40 C900 48 930 110 950 165 C972 190 982 240 975 300 C972 318 960 328 940 328 ${WHEEL_ARCHES}`,
    glass: [
      'M320 160 C350 116 378 82 415 70 L500 66 L500 160 Z',
      'M522 65 L690 66 L690 160 L522 160 Z',
      'M710 66 L835 70 C860 90 880 130 890 160 L710 160 Z',
    ],
    lines: [...SIDE_LINES, 'M420 38 L850 32'],
    wheels: SIDE_WHEELS,
  },
  pickup: {
    width: 1000,
    height: 400,
    body: `M28 300 C20 262 24 215 44 205 C100 180 190 172 285 162 C325 110 360 66 410 50 C500 38 580 38 625 48 C655 70 668 110 678 165 L960 165 C975 190 982 240 975 300 C972 318 960 328 940 328 ${WHEEL_ARCHES}`,
    glass: ['M320 162 C350 118 378 86 415 74 L500 70 L500 162 Z', 'M522 70 L610 72 C632 90 645 130 652 162 L522 162 Z'],
    lines: [...SIDE_LINES.slice(0, 3), ...SIDE_LINES.slice(4), 'M620 196 H660', 'M700 184 H958'],
    wheels: SIDE_WHEELS,
  },
};

const TOP_BODY =
  'M30 220 C30 130 45 80 120 66 C300 50 700 50 880 66 C955 80 970 130 970 220 C970 310 955 360 880 374 C700 390 300 390 120 374 C45 360 30 310 30 220 Z';
const TOP_LINES = [
  'M345 62 L374 36 L392 46 L374 64',
  'M345 378 L374 404 L392 394 L374 376',
  'M70 130 C150 116 220 114 285 122',
  'M70 310 C150 324 220 326 285 318',
  'M400 112 L705 114',
  'M400 328 L705 326',
];
const TOP: Record<Exclude<DrawnBody, 'van'>, Outline> = {
  sedan: {
    width: 1000,
    height: 440,
    body: TOP_BODY,
    glass: [WINDSHIELD, 'M800 96 L705 114 L705 326 L800 344 C816 300 816 140 800 96 Z'],
    lines: [...TOP_LINES, 'M940 110 C952 150 952 290 940 330'],
    wheels: [],
  },
  suv: {
    width: 1000,
    height: 440,
    body: TOP_BODY,
    glass: [WINDSHIELD, 'M798 92 L760 104 L760 336 L798 348 C812 300 812 140 798 92 Z'],
    lines: [...TOP_LINES.slice(0, 4), 'M400 112 L760 104', 'M400 328 L760 336', 'M940 100 C954 150 954 290 940 340'],
    wheels: [],
  },
  pickup: {
    width: 1000,
    height: 440,
    body: TOP_BODY,
    glass: [WINDSHIELD, 'M728 106 L705 114 L705 326 L728 334 C738 300 738 140 728 106 Z'],
    lines: [...TOP_LINES, 'M760 86 H940 V354 H760 Z', 'M760 150 H940', 'M760 220 H940', 'M760 290 H940'],
    wheels: [],
  },
};

const END_BODY =
  'M60 336 C50 280 50 240 64 214 C80 194 95 190 105 178 C120 130 140 75 165 58 C210 44 290 44 335 58 C360 75 380 130 395 178 C405 190 420 194 436 214 C450 240 450 280 440 336 Z';
const END_GLASS =
  'M128 170 C140 125 155 85 172 74 C215 62 285 62 328 74 C345 85 360 125 372 170 C300 160 200 160 128 170 Z';
const FRONT: Outline = {
  width: 500,
  height: 400,
  body: END_BODY,
  glass: [END_GLASS],
  lines: [...END_LINES, ...FACE_LINES, 'M100 168 L62 152 L58 128 L98 140 Z', 'M400 168 L438 152 L442 128 L402 140 Z'],
  wheels: [],
};

const BACK: Outline = {
  width: 500,
  height: 400,
  body: END_BODY,
  glass: [END_GLASS],
  lines: [
    ...END_LINES,
    'M120 186 V284 H380 V186',
    'M64 196 L112 188 L116 258 L58 264 Z',
    'M436 196 L388 188 L384 258 L442 264 Z',
    'M205 242 H295 V276 H205 Z',
  ],
  wheels: [],
};

/** The lines of one view. The right side is that of the left, mirrored by whoever draws it. */
export function outlineOf(body: DrawnBody, view: OutlinedView): Outline {
  if (body === 'van') return VAN[view === 'right' ? 'left' : view];
  if (view === 'top') return TOP[body];
  if (view === 'front') return FRONT;
  return view === 'back' ? BACK : LEFT[body];
}
