import type { SalePhase } from '@martelo/domain/phase';
import { phaseLabels, type Status, statusLabels } from '@martelo/domain/status';

import { Badge, type BadgeProps, type BadgeColor } from '../badge/badge.tsx';
import { warnUnknownValue } from '../internal/warn-dev.ts';

const phaseColors = {
  first: 'phaseFirst',
  second: 'phaseSecond',
  third: 'phaseSecond',
  unique: 'phaseUnique',
  direct: 'phaseDirect',
  sfi: 'phaseUnique',
  tender: 'phaseUnique',
  online: 'phaseDirect',
} as const satisfies Record<SalePhase, BadgeColor>;

/** Without a phase it shows the status: a direct sale is no auction round. */
const instead: Partial<Record<Status, BadgeColor>> = {
  directSale: 'phaseDirect',
  onlineSale: 'phaseDirect',
  finished: 'phaseEnded',
  delisted: 'phaseEnded',
};

export interface PhaseBadgeProps extends Omit<BadgeProps, 'tone' | 'color' | 'children'> {
  /** What `salePhaseAt` says. */
  phase: SalePhase;
  /** 'Venda direta', 'Venda online', 'Encerrado' and 'Fora da lista' take the phase's place. */
  status: Status;
}

/** What a phase badge says and means. */
export function phaseLook(phase: SalePhase, status: Status): { color: BadgeColor; label: string } {
  const color = instead[status];
  return color
    ? { color, label: statusLabels[status] }
    : { color: phaseColors[phase] ?? 'phaseUnique', label: phaseLabels[phase] ?? phaseLabels.unique };
}

/** Whether the phase's badge says the status already, so that a badge of its own would repeat it. */
export const saysStatus = (status: Status): boolean => instead[status] !== undefined;

/** Which round (praça) takes bids, or what kind of sale without praças it is, always in words. */
export function PhaseBadge({ phase, status, ...props }: PhaseBadgeProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnUnknownValue('PhaseBadge', 'phase', phase, phaseLabels);
    warnUnknownValue('PhaseBadge', 'status', status, statusLabels);
  }
  const { color, label } = phaseLook(phase, status);
  return (
    <Badge {...props} color={color}>
      {label}
    </Badge>
  );
}
