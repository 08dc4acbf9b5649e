/**
 * Runs `work` once the browser has painted what the press already changed: the control answers first, then the page.
 * Without a browser it runs at once.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) work();
  else requestAnimationFrame(() => void setTimeout(work));
}
