const lost = new Set<HTMLLinkElement>();

/** Notes which files of styles can not be had: whoever loads a script counts a file that was asked for as there. */
export function watchStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );
}

const renew = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)));
    lost.delete(link);
    link.replaceWith(next);
  });

/** Asks once more for the files that failed; fails where one still can not be had. */
export async function renewStyles(): Promise<void> {
  await Promise.all([...lost].map(renew));
}
