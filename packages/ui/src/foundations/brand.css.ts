import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, line, radius } = vars;

export const page = style({ display: 'grid', gap: space.xlarge, maxWidth: vars.width.page, minWidth: 0 });

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.medium,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const role = style({ display: 'grid', gap: space.xsmall, minWidth: 0, border: 0, padding: 0 });

export const legend = style({ paddingBlockEnd: space.xsmall, fontSize: vars.text.small });

export const pickers = style({ display: 'flex', gap: space.xsmall });

export const picker = style({
  flex: 1,
  minWidth: 0,
  height: vars.size.touch,
  padding: space.xxsmall,
  border: `${line.thin} solid ${color.borderStrong}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const themes = style({
  display: 'grid',
  gap: space.large,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const sample = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  minWidth: 0,
  padding: space.large,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: radius.large,
});
