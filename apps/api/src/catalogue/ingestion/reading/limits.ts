/** Limits of unpacked sizes, in bytes. */
export interface Limits {
  file: number;
  archive: number;
}

/** A thousand times Caixa's largest list; past it a file is a mistake or an attack. */
export const defaultLimits: Limits = { file: 200 * 1024 * 1024, archive: 1024 * 1024 * 1024 };

/** `200 MB`, for messages. */
export function formatSize(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}
