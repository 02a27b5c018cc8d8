import { END_LINES, FACE_LINES, type Outline, SIDE_WHEELS, WHEEL_ARCHES, WINDSHIELD } from './outline-parts';

const END_BODY =
  'M60 336 C50 280 50 236 58 214 C66 194 74 184 78 168 C84 120 94 72 116 50 C180 34 320 34 384 50 C406 72 416 120 422 168 C426 184 434 194 442 214 C450 236 450 280 440 336 Z';

/** A van's or minibus' drawing. Its parts lie in the same zones as those of a car. */
export const VAN: Record<'left' | 'top' | 'front' | 'back', Outline> = {
  left: {
    width: 1000,
    height: 400,
    body: `M28 300 C20 262 22 226 40 212 C80 190 130 180 196 172 C240 128 286 82 326 56 C346 44 372 38 420 36 C580 28 760 28 896 34 C938 38 954 62 960 112 C972 190 980 240 975 300 C972 318 960 328 940 328 ${WHEEL_ARCHES}`,
    glass: [
      'M252 164 C286 128 316 100 348 82 L500 76 L500 164 Z',
      'M522 75 L690 74 L690 164 L522 164 Z',
      'M712 74 L896 76 C916 92 926 130 930 164 L712 164 Z',
    ],
    lines: [
      'M326 168 L332 312 L508 312 L511 60',
      'M511 60 L514 312 H702 V58',
      'M440 196 H486',
      'M532 196 H578',
      'M702 186 H940',
      'M276 150 L318 142 L318 166 L282 166 Z',
      'M32 232 L98 206 L94 232 Z',
      'M964 190 L936 186 L936 246 L974 250 Z',
    ],
    wheels: SIDE_WHEELS,
  },
  top: {
    width: 1000,
    height: 440,
    body: 'M30 220 C30 140 42 86 110 68 C300 50 720 48 920 54 C964 58 972 110 972 220 C972 330 964 382 920 386 C720 392 300 390 110 372 C42 354 30 300 30 220 Z',
    glass: [WINDSHIELD, 'M798 84 L772 92 L772 348 L798 356 C808 300 808 140 798 84 Z'],
    lines: [
      'M345 62 L374 36 L392 46 L374 64',
      'M345 378 L374 404 L392 394 L374 376',
      'M70 130 C150 116 220 114 285 122',
      'M70 310 C150 324 220 326 285 318',
      'M400 104 L772 92',
      'M400 336 L772 348',
      'M450 150 H730',
      'M450 220 H730',
      'M450 290 H730',
      'M940 70 C954 140 954 300 940 370',
    ],
    wheels: [],
  },
  front: {
    width: 500,
    height: 400,
    body: END_BODY,
    glass: ['M98 168 C104 126 114 88 130 70 C200 56 300 56 370 70 C386 88 396 126 402 168 C310 158 190 158 98 168 Z'],
    lines: [...END_LINES, ...FACE_LINES, 'M78 160 L36 152 L34 112 L84 124 Z', 'M422 160 L464 152 L466 112 L416 124 Z'],
    wheels: [],
  },
  back: {
    width: 500,
    height: 400,
    body: END_BODY,
    glass: ['M110 164 L126 72 L242 62 V160 Z', 'M390 164 L374 72 L258 62 V160 Z'],
    lines: [
      ...END_LINES,
      'M250 46 V236',
      'M92 186 V284 H408 V186',
      'M60 196 L86 190 V258 L56 262 Z',
      'M440 196 L414 190 V258 L444 262 Z',
      'M205 242 H295 V276 H205 Z',
    ],
    wheels: [],
  },
};
