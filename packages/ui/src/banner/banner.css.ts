import { canHover, forcedColors, from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

const c = vars.color;
const toneOf = (background: string, color: string) => ({
  background,
  color,
  '@media': { [forcedColors]: { borderBlockEndWidth: vars.line.thick } },
});

export const tone = styleVariants({
  neutral: toneOf(c.surfaceSunken, c.text),
  info: toneOf(c.infoSoft, c.infoText),
  positive: toneOf(c.positiveSoft, c.positiveText),
  caution: toneOf(c.cautionSoft, c.cautionText),
  critical: toneOf(c.criticalSoft, c.criticalText),
});

/** In line with the page below it. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  boxSizing: 'border-box',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large } },
});

export const icon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });

/** The icon takes the tone; the words keep the contrast of text. */
export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const words = style({ flex: '1 1 20em', minWidth: 0, textWrap: 'pretty' });

export const title = style({ fontWeight: vars.weight.semibold });

export const action = style({ maxWidth: '100%', marginInlineStart: 'auto' });

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
