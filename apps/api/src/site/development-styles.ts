import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** The modules under `module` in the order that they run in, each once. */
function* inOrder(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): Generator<EnvironmentModuleNode> {
  if (seen.has(module)) return;
  seen.add(module);
  for (const imported of module.importedModules) yield* inOrder(imported, seen);
  yield module;
}

/**
 * Style elements of all that the server has loaded, so that a page is styled before its first script runs. They have
 * the ids that Vite's client looks up: it takes them over instead of adding its own.
 */
export async function developmentStyles(vite: ViteDevServer, entry: string): Promise<string> {
  const root = await vite.environments.ssr.moduleGraph.getModuleByUrl(entry);
  const styles = root ? [...inOrder(root)].filter(({ url }) => url.endsWith('.css')) : [];
  const elements = styles.map(async ({ id, url }) => {
    const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return `<style type="text/css" data-vite-dev-id="${id}">${css.replaceAll('</', String.raw`<\/`)}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
