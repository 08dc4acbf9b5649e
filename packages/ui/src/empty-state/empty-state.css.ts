import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: vars.space.xxlarge,
  textAlign: 'center',
});

export const drawing = style({
  width: `calc(${vars.space.vast} + ${vars.space.huge})`,
  marginBlockEnd: vars.space.large,
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const soft = style({ fill: vars.color.surfaceSunken, stroke: 'none' });

export const accent = style({ stroke: vars.color.accentText });

export const description = style({
  maxWidth: vars.width.form,
  marginBlockStart: vars.space.xsmall,
  textWrap: 'pretty',
});

export const action = style({ marginBlockStart: vars.space.large });
