const latest = 250;

/**
 * Runs `work` once the browser has painted what the press already changed: the control answers first, then the page.
 * Without a browser it runs at once; where nothing is painted, as in a window that another one covers, a moment later.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) return work();
  const unpainted = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, latest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(unpainted);
    setTimeout(work);
  });
}
