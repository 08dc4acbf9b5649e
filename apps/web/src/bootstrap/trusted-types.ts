interface Rules {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
}
interface Factory {
  createPolicy: (name: string, rules: Rules) => unknown;
}

/** React's way to make a script element that is never run, and the emptied element of the page's data. */
const harmless = new Set(['<script></script>', '']);

/**
 * The page's policy refuses texts as HTML. React itself needs one when it renders a page again that an extension had
 * changed before hydration: it makes script elements from a fixed text. That text alone is let through; without it the
 * page stays empty. Of addresses of scripts the worker's alone is.
 */
export function allowRerender(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (harmless.has(text) ? text : null),
    createScriptURL: (address) => (address === '/worker.js' ? address : null),
  });
}
