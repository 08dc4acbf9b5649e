import { useSyncExternalStore } from 'react';

const threshold = 10;

// Read when it changes alone: to ask the page where it stands makes it lay itself out at once, in the midst of a press
// too.
let scrolled = false;

function subscribe(listener: () => void): () => void {
  const look = () => {
    scrolled = scrollY > threshold;
    listener();
  };
  look();
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Whether the page is scrolled more than 10 px (SHELL-01). On the server it is at its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
