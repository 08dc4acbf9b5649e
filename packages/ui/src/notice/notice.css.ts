import { canHover } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.large,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
});

const c = vars.color;
const toneOf = (background: string, color: string) => ({ background, color });

export const tone = styleVariants({
  info: toneOf(c.infoSoft, c.infoText),
  caution: toneOf(c.cautionSoft, c.cautionText),
  critical: toneOf(c.criticalSoft, c.criticalText),
  positive: toneOf(c.positiveSoft, c.positiveText),
});

/** The icon takes the tone; the words keep the contrast of text. */
export const body = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
  minWidth: 0,
  color: vars.color.text,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const words = style({ flex: `1 1 ${vars.width.filter}`, minWidth: 0 });

export const title = style({ fontWeight: vars.weight.semibold });

export const dismiss = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.chip,
  height: vars.size.chip,
  // Its box is larger than its line: the text beside it keeps its place.
  margin: `calc(-1 * ${vars.size.dot})`,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  '@media': {
    '(pointer: coarse)': {
      width: vars.size.touch,
      height: vars.size.touch,
      margin: `calc(-1 * ${vars.space.small})`,
    },
    [canHover]: { ':hover': { color: vars.color.text } },
  },
});

export const glyph = style({ width: vars.size.icon, height: vars.size.icon });
