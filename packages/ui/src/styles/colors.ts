import * as radix from '@radix-ui/colors';

/** What a colour is for, in light and in dark. */
export type Pair = readonly [light: string, dark: string];

const { sand, sandDark, slate, slateDark, gray, grayDark, jade, jadeDark, indigo, indigoDark } = radix;
const { cyan, cyanDark, amber, amberDark, grass, grassDark, red, redDark, blue, blueDark } = radix;

/** The channels of what shadows and scrims are made of. */
export const ink = '17 17 16';

const white = '#ffffff';
const black = '#000000';

/** Between two hex colours; `share` is the second one's part, 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const [from = 0, to = 0] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Step 11 misses 4.5:1 on its own step 3 in four scales; a quarter of step 12 brings it there. */
const deep = (step11: string, step12: string) => mix(step11, step12, 0.25);

const accentLight = deep(jade.jade11, jade.jade12);

export const colors = {
  canvas: [sand.sand1, sandDark.sand1],
  surface: [white, sandDark.sand2],
  surfaceRaised: [white, sandDark.sand3],
  surfaceSunken: [sand.sand3, sandDark.sand3],
  surfaceHover: [sand.sand2, sandDark.sand3],

  text: [slate.slate12, slateDark.slate12],
  textMuted: [slate.slate11, slateDark.slate11],
  textFaint: [mix(slate.slate10, slate.slate11, 0.75), mix(slateDark.slate10, slateDark.slate11, 0.4)],

  border: [sand.sand6, sandDark.sand6],
  borderStrong: [sand.sand9, sandDark.sand9],
  /** Around soft fills: seen only in high contrast and in forced colours. */
  outline: ['transparent', 'transparent'],

  accent: [accentLight, jadeDark.jade9],
  accentHover: [mix(accentLight, jade.jade12, 0.3), jadeDark.jade10],
  accentSoft: [jade.jade3, jadeDark.jade3],
  accentSoftHover: [jade.jade4, jadeDark.jade4],
  accentText: [accentLight, jadeDark.jade11],
  onSolid: [white, sandDark.sand1],
  focusRing: [accentLight, jadeDark.jade11],

  discountSoft: [jade.jade3, jadeDark.jade3],
  discountText: [accentLight, jadeDark.jade11],

  phaseFirstSoft: [indigo.indigo3, indigoDark.indigo3],
  phaseFirstText: [indigo.indigo11, indigoDark.indigo11],
  phaseSecondSoft: [amber.amber3, amberDark.amber3],
  phaseSecondText: [deep(amber.amber11, amber.amber12), amberDark.amber11],
  phaseUniqueSoft: [slate.slate4, slateDark.slate4],
  phaseUniqueText: [deep(slate.slate11, slate.slate12), slateDark.slate11],
  phaseDirectSoft: [cyan.cyan3, cyanDark.cyan3],
  phaseDirectText: [deep(cyan.cyan11, cyan.cyan12), cyanDark.cyan11],
  phaseEndedSoft: [gray.gray3, grayDark.gray3],
  phaseEndedText: [gray.gray11, grayDark.gray11],

  positiveSoft: [grass.grass3, grassDark.grass3],
  positiveSolid: [deep(grass.grass11, grass.grass12), grassDark.grass9],
  positiveText: [deep(grass.grass11, grass.grass12), grassDark.grass11],
  cautionSoft: [amber.amber3, amberDark.amber3],
  cautionSolid: [deep(amber.amber11, amber.amber12), amberDark.amber9],
  cautionText: [deep(amber.amber11, amber.amber12), amberDark.amber11],
  criticalSoft: [red.red3, redDark.red3],
  criticalSolid: [red.red11, redDark.red10],
  criticalText: [deep(red.red11, red.red12), redDark.red11],
  infoSoft: [blue.blue3, blueDark.blue3],
  infoSolid: [deep(blue.blue11, blue.blue12), blueDark.blue9],
  infoText: [deep(blue.blue11, blue.blue12), blueDark.blue11],

  /** Over pictures, in either theme. */
  scrim: [`rgb(${ink} / 0.72)`, `rgb(${ink} / 0.72)`],
  onScrim: [white, white],
  backdrop: [`rgb(${ink} / 0.48)`, 'rgb(0 0 0 / 0.64)'],
} as const satisfies Record<string, Pair>;

export type ColorRole = keyof typeof colors;

const plain: Pair = [white, black];

/** High contrast: step 12 on pure surfaces, borders of step 11, no soft fills. */
export const highContrastColors = {
  canvas: plain,
  surface: plain,
  surfaceRaised: plain,
  surfaceSunken: plain,
  surfaceHover: [sand.sand3, sandDark.sand3],
  text: [black, white],
  textMuted: [slate.slate12, slateDark.slate12],
  textFaint: [slate.slate12, slateDark.slate12],
  border: [sand.sand11, sandDark.sand11],
  borderStrong: [sand.sand12, sandDark.sand12],
  outline: ['currentcolor', 'currentcolor'],
  accent: [jade.jade12, jadeDark.jade12],
  accentHover: [black, white],
  accentSoft: plain,
  accentSoftHover: [jade.jade3, jadeDark.jade3],
  accentText: [jade.jade12, jadeDark.jade12],
  onSolid: plain,
  focusRing: [black, white],
  discountSoft: plain,
  discountText: [jade.jade12, jadeDark.jade12],
  phaseFirstSoft: plain,
  phaseFirstText: [indigo.indigo12, indigoDark.indigo12],
  phaseSecondSoft: plain,
  phaseSecondText: [amber.amber12, amberDark.amber12],
  phaseUniqueSoft: plain,
  phaseUniqueText: [slate.slate12, slateDark.slate12],
  phaseDirectSoft: plain,
  phaseDirectText: [cyan.cyan12, cyanDark.cyan12],
  phaseEndedSoft: plain,
  phaseEndedText: [gray.gray12, grayDark.gray12],
  positiveSoft: plain,
  positiveSolid: [grass.grass12, grassDark.grass12],
  positiveText: [grass.grass12, grassDark.grass12],
  cautionSoft: plain,
  cautionSolid: [amber.amber12, amberDark.amber12],
  cautionText: [amber.amber12, amberDark.amber12],
  criticalSoft: plain,
  criticalSolid: [red.red12, redDark.red12],
  criticalText: [red.red12, redDark.red12],
  infoSoft: plain,
  infoSolid: [blue.blue12, blueDark.blue12],
  infoText: [blue.blue12, blueDark.blue12],
  scrim: [black, black],
} as const satisfies Partial<Record<ColorRole, Pair>>;
