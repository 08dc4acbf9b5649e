import { Badge, type BadgeTone } from '@martelo/ui/badge';

interface StatusBadgeProps {
  /** The words of all states, by their names on the wire. */
  words: Readonly<Record<string, { label: string; tone: BadgeTone }>>;
  status: string;
}

/** How something stands; a state that is new to this screen keeps its own name. */
export function StatusBadge({ words, status }: StatusBadgeProps) {
  const { label, tone } = words[status] ?? { label: status, tone: 'neutral' as const };
  return <Badge tone={tone}>{label}</Badge>;
}
