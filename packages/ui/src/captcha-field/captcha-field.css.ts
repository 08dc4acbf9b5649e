import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 });

export const challenge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const refresh = style({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
});

const place = style({
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: vars.space.huge,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const frame = style([
  place,
  {
    display: 'grid',
    placeItems: 'center',
    flexBasis: vars.width.cardPicture,
    overflow: 'hidden',
    background: vars.color.surfaceSunken,
  },
]);

/** White in either theme: the server draws dark characters. */
export const picture = style({
  width: '100%',
  height: vars.space.huge,
  objectFit: 'contain',
  background: vars.color.onScrim,
});

export const player = style([
  place,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xsmall,
    background: vars.color.surfaceSunken,
  },
]);

export const failure = style([
  place,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 100%',
    gap: vars.space.xsmall,
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.xsmall,
    background: vars.color.criticalSoft,
    color: vars.color.criticalText,
  },
]);

export const failureIcon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });

export const failureText = style({
  flex: 1,
  minWidth: 'min(16ch, 100%)',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
