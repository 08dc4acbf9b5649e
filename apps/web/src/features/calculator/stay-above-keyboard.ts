const events = ['resize', 'scroll'] as const;

/**
 * A ref that sets `--keyboard` on its element: how much of the window's lower end a phone's keyboard covers. Browsers
 * lay the page out as if it were not there.
 */
export function stayAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!element || !seen) return undefined;
  const measure = () => {
    const covered = document.documentElement.clientHeight - seen.offsetTop - seen.height;
    // Somebody who zooms in sees less of the page too, and no keyboard.
    const height = seen.scale > 1 ? 0 : Math.max(0, Math.round(covered));
    element.style.setProperty('--keyboard', `${height}px`);
  };
  measure();
  for (const event of events) seen.addEventListener(event, measure);
  return () => {
    for (const event of events) seen.removeEventListener(event, measure);
  };
}
