import type { Phase } from '@martelo/domain/phase';
import { phaseLabels, type Status, statusLabels } from '@martelo/domain/status';

import { Badge, type BadgeProps, type BadgeTone } from '../badge/badge.tsx';
import { expectOneOf } from '../internal/misuse.ts';

const phaseTones = {
  first: 'phaseFirst',
  second: 'phaseSecond',
  unique: 'phaseUnique',
} as const satisfies Record<Phase, BadgeTone>;

/** Where there are no rounds to tell of, the status speaks: a direct sale is no auction round. */
const instead: Partial<Record<Status, BadgeTone>> = {
  directSale: 'phaseDirect',
  finished: 'phaseEnded',
  delisted: 'phaseEnded',
};

export interface PhaseBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  phase: Phase;
  /** 'Venda direta', 'Encerrado' and 'Fora da lista' take the phase's place. */
  status: Status;
}

/** What a phase badge says and means. */
export function phaseLook(phase: Phase, status: Status): { tone: BadgeTone; label: string } {
  const tone = instead[status];
  return tone
    ? { tone, label: statusLabels[status] }
    : { tone: phaseTones[phase] ?? 'phaseUnique', label: phaseLabels[phase] ?? phaseLabels.unique };
}

/** Which round (praça) takes bids, always in words. */
export function PhaseBadge({ phase, status, ...props }: PhaseBadgeProps) {
  if (process.env.NODE_ENV !== 'production') {
    expectOneOf('PhaseBadge', 'phase', phase, phaseLabels);
    expectOneOf('PhaseBadge', 'status', status, statusLabels);
  }
  const { tone, label } = phaseLook(phase, status);
  return (
    <Badge {...props} tone={tone}>
      {label}
    </Badge>
  );
}
