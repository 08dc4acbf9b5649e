import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { from, short } from './breakpoints.ts';
import { reset } from './layers.css.ts';
import { vars } from './theme.css.ts';

const rule = (selector: string, style: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [reset]: style } });

rule('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 });
rule('html', {
  fontFamily: vars.font,
  lineHeight: vars.leading.reading,
  background: vars.color.canvas,
  color: vars.color.text,
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  accentColor: vars.color.accent,
  scrollbarGutter: 'stable',
  // What gets the focus scrolls to below the header, never under it (WCAG 2.4.11).
  scrollPaddingBlockStart: `calc(${vars.space.huge} + ${vars.space.xsmall})`,
  '@media': { [short]: { scrollPaddingBlockStart: 0 } },
});
// A theme within a page: what it holds stands on its own ground.
rule('[data-theme]:not(html)', { background: vars.color.canvas, color: vars.color.text });
// What gets the focus scrolls to above a bar or a notice at the end of the window, never under it (WCAG 2.4.11). It
// stands here since a rule with `:has` that comes with the notice would have the whole page styled again.
rule(':root:has([data-sticky-bar])', {
  scrollPaddingBlockEnd: `calc(${vars.space.vast} + ${vars.space.small})`,
  '@media': { [from('desktop')]: { scrollPaddingBlockEnd: 0 }, [short]: { scrollPaddingBlockEnd: 0 } },
});
rule(':root:has([data-consent-notice])', {
  scrollPaddingBlockEnd: `calc(3 * ${vars.space.vast})`,
  '@media': {
    [from('tablet')]: { scrollPaddingBlockEnd: `calc(2 * ${vars.space.vast})` },
    // As high as the notice may be there.
    [short]: { scrollPaddingBlockEnd: '50dvh' },
  },
});
rule('body', { fontSize: vars.density.text });
rule('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
rule('ul, ol', { padding: 0, listStyle: 'none' });
rule('table', { borderCollapse: 'collapse' });
// Pressed before hydration: the press is queued.
rule('[data-heard]', { opacity: 0.6, cursor: 'progress' });
rule('a', { color: 'inherit' });
rule('p, h1, h2, h3, h4, li, dd', { overflowWrap: 'break-word' });
rule('h1, h2, h3, h4', { textWrap: 'balance', fontSize: 'inherit' });
rule(':focus-visible', {
  outline: `${vars.line.thick} solid ${vars.color.focusRing}`,
  outlineOffset: vars.line.thick,
});
rule('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
