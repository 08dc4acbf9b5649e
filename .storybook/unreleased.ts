const texts = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kinds = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' } as const;

/** A package's changelog, opened by what its next release brings: the changesets that wait. */
export function withUnreleased(name: string, changelog: string) {
  const changes = Object.values(texts).flatMap((text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const kind = new RegExp(`'${name}': (major|minor|patch)`).exec(head)?.[1];
    return kind ? [{ kind, body: body.trim().replaceAll('\n', '\n  ') }] : [];
  });
  const parts = Object.entries(kinds).flatMap(([kind, title]) => {
    const items = changes.filter((change) => change.kind === kind).map(({ body }) => `- ${body}`);
    return items.length > 0 ? [`### ${title}`, ...items] : [];
  });
  return parts.length > 0
    ? changelog.replace('\n## ', () => `\n## Not released yet\n\n${parts.join('\n\n')}\n\n## `)
    : changelog;
}
