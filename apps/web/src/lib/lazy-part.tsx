import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { showToast } from './toasts.ts';

const Nothing = () => null;

interface Otherwise<Props> {
  /** Until its script is there. */
  meanwhile?: ComponentType<Props>;
  /** Where its script failed to load. */
  instead?: ComponentType<Props>;
}

/**
 * A part of a page whose script comes once the part is rendered. Where that fails, the page stands without it
 * (SHELL-10); the part is requested again when it is rendered again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { meanwhile: Meanwhile = Nothing, instead = Nothing }: Otherwise<Props> = {},
): ComponentType<Props> {
  const request = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Latest = request();
        return { default: instead };
      }
    });
  let Latest = request();
  return function LazyPart(props: Props) {
    const [Part] = useState(() => Latest);
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

interface Opened {
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The same for what a press opens: it closes, and says why nothing opened. */
export const lazyOverlay = <Props extends Opened>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { instead: NotOpened });

function NotOpened({ onOpenChange }: Opened) {
  const close = useEffectEvent(() => {
    showToast({ tone: 'critical', title: 'Não foi possível abrir. Verifique sua rede e tente novamente.' });
    onOpenChange?.(false);
  });
  useEffect(() => close(), []);
  return null;
}

/** Fetches a script before it is needed; where that fails, it is requested again when it is. */
export const fetchEarly = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
