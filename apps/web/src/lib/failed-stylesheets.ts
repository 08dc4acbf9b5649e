const failed = new Set<HTMLLinkElement>();

/** Records stylesheets that fail to load: Vite's preload takes one that was requested before for loaded. */
export function watchStylesheets(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );
}

const reload = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)));
    failed.delete(link);
    link.replaceWith(next);
  });

/** Requests the failed stylesheets once more; rejects where one fails again. */
export async function reloadFailedStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}
