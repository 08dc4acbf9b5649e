import { useSyncExternalStore } from 'react';

const threshold = 10;

// Read when it changes alone: to ask the page where it stands makes it lay itself out at once, in the midst of a press
// too.
let scrolled = false;

function subscribe(listener: () => void): () => void {
  const update = () => {
    scrolled = scrollY > threshold;
    listener();
  };
  update();
  addEventListener('scroll', update, { passive: true });
  return () => removeEventListener('scroll', update);
}

/** Whether the page is scrolled more than 10 px (SHELL-01). On the server it is at its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
