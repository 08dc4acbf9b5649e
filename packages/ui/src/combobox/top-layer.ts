import { room } from './combobox.css.ts';

/** The room of some three options, in pixels. With less below the field the list is above it, where there is more. */
const enough = 160;
/** What moves the field. */
const moves = ['scroll', 'resize', 'animationend', 'transitionend'] as const;

/** Puts the list below its field, or above it, in the part of the window that is seen. */
function place(list: HTMLElement, field: Element) {
  const { left, width, top, bottom } = field.getBoundingClientRect();
  Object.assign(list.style, { position: 'fixed', width: `${width}px` });
  const gap = Number.parseFloat(getComputedStyle(list).marginBlockStart);
  // Of a window with a keyboard on it, the rest.
  const view = window.visualViewport;
  const start = view?.offsetTop ?? 0;
  const above = top - start - 2 * gap;
  const below = start + (view?.height ?? window.innerHeight) - bottom - 2 * gap;
  // One that is above remains there with fewer options too.
  const needed = list.hasAttribute('data-above') ? enough : Math.min(enough, list.scrollHeight);
  const isAbove = below < needed && above > below;
  list.toggleAttribute('data-above', isAbove);
  list.style.setProperty(room, `${isAbove ? above : below}px`);
  const from = isAbove ? top - list.offsetHeight - 2 * gap : bottom;
  list.style.inset = `${from}px auto auto ${left}px`;
}

/**
 * Shows a list over everything, where nothing that scrolls around its field cuts it off, until what it returns is
 * called; it remains the field's sibling in the document. Where the browser has no such layer it is where its styles
 * put it.
 */
export function showInTopLayer(list: HTMLElement): (() => void) | undefined {
  const field = list.parentElement;
  if (!list.isConnected || !field || !('showPopover' in list)) return undefined;
  list.popover = 'manual';
  list.showPopover();
  place(list, field);

  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    // A popover around the field has taken its own new place by then.
    frame = requestAnimationFrame(() => place(list, field));
  };
  const targets = [window, window.visualViewport];
  for (const type of moves) for (const target of targets) target?.addEventListener(type, follow, true);
  // Other options make another height.
  const size = 'ResizeObserver' in window ? new ResizeObserver(follow) : null;
  size?.observe(list);
  size?.observe(field);
  // Of a field that was scrolled out of sight the list is not seen either.
  const sight =
    'IntersectionObserver' in window
      ? new IntersectionObserver(([entry]) => {
          list.style.visibility = entry?.isIntersecting === false ? 'hidden' : '';
        })
      : null;
  sight?.observe(field);
  return () => {
    cancelAnimationFrame(frame);
    for (const type of moves) for (const target of targets) target?.removeEventListener(type, follow, true);
    size?.disconnect();
    sight?.disconnect();
    list.popover = null;
  };
}
