import type { AllMessages } from '../messages/messages.tsx';

/** What a bonus is; any other word of a server is 'Conteúdo Extra'. */
export type BonusType = 'ebook' | 'planilha' | 'tutorial' | 'video' | 'extra';

const isBonusType = (type: string, { bonusTypes }: Pick<AllMessages, 'bonusTypes'>): type is BonusType =>
  Object.hasOwn(bonusTypes, type);

/** The type as one of those that are known. */
export function bonusTypeOf(type: string, messages: Pick<AllMessages, 'bonusTypes'>): BonusType {
  return isBonusType(type, messages) ? type : 'extra';
}

/** `45 s`, `12 min`, `1 h 5 min`; null for what is no length of time. */
export function formatDuration(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) return null;
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
