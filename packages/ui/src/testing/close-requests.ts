let fire = () => {};

/** The page of a phone whose system asks the page to close what is open: for `beforeEach`. */
export function withCloseRequests(): () => void {
  const { matchMedia } = globalThis;
  const scope = globalThis as { CloseWatcher?: unknown };
  const { CloseWatcher } = scope;
  globalThis.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
  scope.CloseWatcher = class extends EventTarget {
    readonly #before = fire;
    constructor() {
      super();
      fire = () => this.dispatchEvent(new Event('close'));
    }
    destroy() {
      fire = this.#before;
    }
  };
  return () => {
    globalThis.matchMedia = matchMedia;
    scope.CloseWatcher = CloseWatcher;
    fire = () => {};
  };
}

/** What Android's Back does while something is open. */
export const requestClose = (): void => fire();
