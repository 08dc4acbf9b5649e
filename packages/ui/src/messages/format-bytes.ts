const units = ['B', 'kB', 'MB', 'GB'] as const;
const size = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `2,4 MB`, in steps of 1000; null for what is no size. */
export function formatBytes(bytes: number | null): string | null {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null;
  let value = Math.round(bytes);
  let unit = 0;
  // What would print as 1.000 takes the next unit.
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${size.format(value)} ${units[unit]}`;
}
