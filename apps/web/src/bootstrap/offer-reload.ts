/**
 * Says over the page that it does not work, with a link to try again (SHELL-10), and reports to the server's log. Plain
 * DOM: the scripts that render everything else are what failed.
 */
function offerReload(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  void fetch('/api/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'ScriptUnavailable',
      message: message.slice(0, 1000),
      stack: null,
      component_stack: null,
      path: location.pathname.replace(/[^/]{40,}/g, '…').slice(0, 500),
    }),
  });
  const add = (tag: string, text: string, style: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    box.append(element);
    return element;
  };
  const box = document.createElement('div');
  box.role = 'alert';
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:70;padding:16px;text-align:center;background:var(--mt-color-surface-raised);color:var(--mt-color-text);border-top:2px solid var(--mt-color-border-strong)';
  add('strong', 'Algo deu errado', 'display:block');
  add('p', 'Ocorreu um erro inesperado. Nossa equipe foi notificada.', 'margin:4px 0 12px');
  // A link: presses of buttons are queued for the scripts that never came.
  const again = add(
    'a',
    'Tentar novamente',
    'display:inline-grid;place-items:center;min-height:44px;padding:0 16px;font-weight:600;text-decoration:none;border-radius:6px;background:var(--mt-color-accent);color:var(--mt-color-on-solid)',
  );
  (again as HTMLAnchorElement).href = location.pathname + location.search;
  document.body.append(box);
}

/**
 * The page's own scripts failed: reloads the page, since browsers cache a failed import. After a reload it shows the
 * message instead.
 */
export function answerFailure(error: unknown): void {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (way && way.type !== 'reload') location.reload();
  else offerReload(error);
}
