import { fillItem } from '../internal/fill-item.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text: textSize, weight, line } = vars;

export const base = style([
  fillItem,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.xsmall,
    minWidth: 0,
    padding: space.large,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    overflowWrap: 'anywhere',
  },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  marginBlockEnd: space.xsmall,
  border: `${line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.accentSoft,
  color: color.accentText,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const title = style({
  fontSize: textSize.medium,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const text = style({
  maxWidth: vars.measure,
  color: color.textMuted,
  fontSize: textSize.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});
