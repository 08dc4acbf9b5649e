import { globalStyle, style } from '@vanilla-extract/css';

/** A screen beside its area's menu; on paper, of whatever width, the screen alone. */
export const area = style({ '@media': { print: { display: 'block', paddingBlock: 0 } } });

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });
onPaper(`body:has(${area}) > :not(main)`, { display: 'none' });
// Nothing is pressed there; what a list was searched for, and which tab it is of, is read.
onPaper(`${area} :is(nav, button:not([role]))`, { display: 'none' });
onPaper(`${area} :is(article, tr)`, { breakInside: 'avoid' });
onPaper(`html:has(${area})`, { fontSize: '70%' });
