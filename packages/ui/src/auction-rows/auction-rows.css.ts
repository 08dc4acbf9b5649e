import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text } = vars;

/** In widths of a letter: letters twice as large leave no room for words beside a picture. */
const narrow = '(max-width: 10em)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(1.6 * ${vars.size.touch}) minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space.small,
  paddingBlock: space.small,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${color.border}` } },
});

const above = {
  '@container': { [narrow]: { width: `calc(1.6 * ${vars.size.touch})` } },
};

export const picture = style({ borderRadius: vars.radius.medium, ...above });

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  border: `${vars.line.thin} solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.textMuted,
  ...above,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  minWidth: 0,
});

/** Its link covers the row. */
export const title = style({
  color: color.text,
  fontSize: text.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const muted = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.xsmall}`,
});
