import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

const words = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 };

export const layout = styleVariants({
  screen: { ...words, gap: vars.space.xxsmall, maxWidth: vars.measure },
  page: { ...words, gap: vars.space.medium, width: '100%' },
  article: { ...words, gap: vars.space.medium, width: '100%', maxWidth: vars.measure },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xxsmall,
  marginBlockEnd: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});

export const arrow = style({ width: vars.size.icon, height: vars.size.icon });

export const lead = style({ textWrap: 'pretty' });
