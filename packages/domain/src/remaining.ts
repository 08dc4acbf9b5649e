const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type RemainingForm = 'card' | 'long';

const minutesOf = (ms: number) => Math.max(1, Math.floor(ms / minute));

/**
 * The time left (CARD-05): on cards `5h`, below one hour `40min`; elsewhere `2d 3h`, then `3h 20m`, then `40m`.
 * Units are whole and past ones; the last minute stays 1. Nothing left is 'Encerrado'.
 */
export function formatRemaining(ms: number, form: RemainingForm): string {
  if (!(ms > 0)) return 'Encerrado';
  const hours = Math.floor(ms / hour);
  if (form === 'card') return hours > 0 ? `${hours}h` : `${minutesOf(ms)}min`;
  if (ms >= day) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  return hours > 0 ? `${hours}h ${Math.floor((ms % hour) / minute)}m` : `${minutesOf(ms)}m`;
}

/** How many ms from now {@link formatRemaining} gives another text; Infinity once nothing is left. */
export function nextChange(ms: number, form: RemainingForm): number {
  if (!(ms > 0)) return Infinity;
  if (ms < 2 * minute) return ms;
  const unit = ms >= (form === 'card' ? hour : day) ? hour : minute;
  return (ms % unit) + 1;
}
