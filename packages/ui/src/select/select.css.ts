import { control } from '../field/field.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const wrap = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const select = style([
  control,
  {
    paddingBlock: vars.space.xxsmall,
    paddingInlineEnd: vars.space.xlarge,
    appearance: 'none',
    cursor: 'pointer',
    // What is chosen is read whole: where it does not fit it takes a second line.
    whiteSpace: 'normal',
  },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.small,
  marginBlock: 'auto',
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
