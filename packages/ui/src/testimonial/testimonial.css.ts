import { fillItem } from '../internal/fill-item.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const base = style([
  fillItem,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.medium,
    minWidth: 0,
    padding: space.large,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    overflowWrap: 'anywhere',
  },
]);

export const sample = style({ alignSelf: 'start' });

export const quote = style({ maxWidth: vars.measure, lineHeight: vars.leading.reading, textWrap: 'pretty' });

/** At the foot: names stand on one line across a row of quotes. */
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minWidth: 0,
  marginBlockStart: 'auto',
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const name = style({
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const about = style({ color: color.textMuted, fontSize: text.small, lineHeight: vars.leading.snug });
