import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...column,
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.xlarge} ${vars.space.huge}`,
  '@media': { [from('desktop')]: { gap: vars.space.huge, paddingBlock: vars.space.xxlarge } },
});

export const halves = style({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** One column of a form, in the middle of its half. */
export const main = style({
  ...column,
  alignContent: 'center',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '26em',
  marginInline: 'auto',
});

export const intro = style({ ...column, gap: vars.space.xsmall });

export const aside = style({
  ...column,
  alignContent: 'center',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  '@media': { [from('desktop')]: { alignSelf: 'start', padding: vars.space.xxlarge, minHeight: '36em' } },
});

export const ways = style({
  ...column,
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  lineHeight: vars.leading.reading,
});
