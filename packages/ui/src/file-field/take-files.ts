/** What a field of files takes; what is left out has no limit. Sizes are in bytes. */
export interface FileLimits {
  limit?: number | undefined;
  maxBytes?: number | undefined;
  maxTotalBytes?: number | undefined;
}

/** The names of what was not taken, by the limit that it is beyond. */
export type Refused = Readonly<Record<keyof FileLimits, readonly string[]>>;

export const noneRefused: Refused = { limit: [], maxBytes: [], maxTotalBytes: [] };

/** Browsers give another object for the same file each time. */
export const fileKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

export const areSameFiles = (some: readonly File[], others: readonly File[]) =>
  some.length === others.length && some.every((file, at) => fileKey(file) === fileKey(others[at]!));

export const totalBytes = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** `chosen` and what of `picked` is new and keeps within the limits, in this order. */
export function takeFiles(
  chosen: readonly File[],
  picked: readonly File[],
  { limit = Infinity, maxBytes = Infinity, maxTotalBytes = Infinity }: FileLimits,
): { files: readonly File[]; refused: Refused } {
  const files = [...chosen];
  const known = new Set(chosen.map(fileKey));
  const refused: Record<keyof FileLimits, string[]> = { limit: [], maxBytes: [], maxTotalBytes: [] };
  let total = totalBytes(chosen);
  for (const file of picked) {
    if (known.has(fileKey(file))) continue;
    known.add(fileKey(file));
    if (file.size > maxBytes) refused.maxBytes.push(file.name);
    else if (files.length >= limit) refused.limit.push(file.name);
    else if (total + file.size > maxTotalBytes) refused.maxTotalBytes.push(file.name);
    else {
      files.push(file);
      total += file.size;
    }
  }
  return { files, refused };
}
