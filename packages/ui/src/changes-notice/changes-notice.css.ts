import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text } = vars;

const base = style({
  display: 'flex',
  gap: space.small,
  minWidth: 0,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});

/** A calm block: news that a reader looked for, no warning. */
export const root = styleVariants({
  block: [
    base,
    {
      padding: space.medium,
      border: `${vars.line.thin} solid ${color.outline}`,
      borderInlineStart: `${space.xxsmall} solid ${color.accent}`,
      borderRadius: vars.radius.medium,
      background: color.surface,
    },
  ],
  line: [base, { gap: space.xsmall }],
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  marginBlockStart: '0.2em',
  color: color.accentText,
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall } as const;

export const words = style({ ...column, flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.weight.semibold });

export const list = style(column);

export const listDate = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const rest = style({ color: color.textMuted });
