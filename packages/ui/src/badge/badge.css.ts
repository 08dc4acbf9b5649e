import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  flexShrink: 0,
  maxWidth: '100%',
  // A badge keeps its height when a grid row stretches its neighbours.
  height: 'fit-content',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  // One line wherever one has room; no column of a table is narrower for it.
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'td &': { whiteSpace: 'nowrap' } },
});

const c = vars.color;

export const tone = styleVariants({
  neutral: { background: c.surfaceSunken, color: c.textMuted },
  accent: { background: c.accentSoft, color: c.accentText },
  positive: { background: c.positiveSoft, color: c.positiveText },
  caution: { background: c.cautionSoft, color: c.cautionText },
  critical: { background: c.criticalSoft, color: c.criticalText },
  info: { background: c.infoSoft, color: c.infoText },
  discount: { background: c.discountSoft, color: c.discountText, fontWeight: vars.weight.semibold },
  phaseFirst: { background: c.phaseFirstSoft, color: c.phaseFirstText },
  phaseSecond: { background: c.phaseSecondSoft, color: c.phaseSecondText },
  phaseUnique: { background: c.phaseUniqueSoft, color: c.phaseUniqueText },
  phaseDirect: { background: c.phaseDirectSoft, color: c.phaseDirectText },
  phaseEnded: { background: c.phaseEndedSoft, color: c.phaseEndedText },
});

export const size = styleVariants({
  small: { paddingInline: vars.space.xxsmall, fontSize: vars.text.xsmall },
  medium: { paddingBlock: vars.line.thin, paddingInline: vars.space.xsmall, fontSize: vars.text.xsmall },
  large: { paddingBlock: vars.space.xxsmall, paddingInline: vars.space.xsmall, fontSize: vars.text.small },
});
