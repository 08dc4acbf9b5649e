type Missing = readonly (readonly [owner: object, name: string])[];

function takeAway(missing: Missing) {
  const bringBack = missing.map(([owner, name]) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Reflect.deleteProperty(owner, name);
    return () => {
      if (own) Object.defineProperty(owner, name, own);
    };
  });
  return () => {
    for (const bring of bringBack) bring();
  };
}

/** Takes away what jsdom, the DOM of unit tests, lacks; gives what brings it back. */
export const bareBrowser = () =>
  takeAway([
    [window, 'ResizeObserver'],
    [window, 'IntersectionObserver'],
    [Element.prototype, 'scrollIntoView'],
  ]);

/** The same for visibility checks, which the checks after a story need again. */
export const blindBrowser = () => takeAway([[Element.prototype, 'checkVisibility']]);
