/** The first part of the path, or `home` (SHELL-11). */
export function segmentOf(pathname: string): string {
  const first = pathname.split('/').find((part) => part !== '') ?? 'home';
  return first
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60);
}
