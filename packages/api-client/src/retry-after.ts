const seconds = /^-?\d+$/;
/** Without its zone a date would be read as the device's. */
const httpDate = /^[a-z]+, .+ GMT$/i;
const second = 1000;

/** When a call may be repeated, by an answer's `Retry-After`: in seconds from now; null where it does not say. */
export function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (seconds.test(text)) return Number.isSafeInteger(Number(text)) ? Math.max(0, Number(text)) : null;
  if (!httpDate.test(text)) return null;
  // The server's own clock where it is told: a device's may be wrong.
  const sent = Date.parse(headers.get('date') ?? '');
  const wait = Math.ceil((Date.parse(text) - (Number.isNaN(sent) ? Date.now() : sent)) / second);
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
