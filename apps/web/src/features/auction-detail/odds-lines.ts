import type { CalendarDate, SaleMethod } from '@martelo/domain/auction';
import type { CountedShare, Evidence, Stay } from '@martelo/domain/evidence';
import { formatNumber } from '@martelo/domain/numbers';

const saleNames: Readonly<Record<SaleMethod, string>> = {
  rounds: 'leilões em praças',
  auction: 'leilões de uma só data',
  sfi: 'leilões SFI',
  tender: 'licitações abertas',
  online: 'vendas online',
  direct: 'vendas diretas',
};

/** One statement of the odds, as `EvidenceLine` shows it. */
interface OddsLine {
  id: 'stay' | 'falls' | 'returns';
  figure: string;
  statement: string;
  kind: 'seen' | 'estimate';
  n: number;
  since: CalendarDate;
  until: CalendarDate;
  how: string;
}

const percent = (share: number, decimals = 0) => `${formatNumber(share * 100, decimals)}\u00A0%`;

const interval = ({ k, n, low, high }: CountedShare) =>
  `${formatNumber(k)} de ${formatNumber(n)}. Com 95 % de confiança, entre ${percent(low, 1)} e ${percent(high, 1)}.`;

const days = (count: number) => (count === 1 ? '1 dia' : `${formatNumber(count)} dias`);

/** Lists further apart are not counted (NEXT-09, ODDS-06). */
const listsApart =
  'Conta cada imóvel de uma lista para a seguinte, que pode ser do dia seguinte ou de até 30 dias depois: não é a chance de um dia nem a de um prazo.';

/** Half where half had left, else a quarter; nothing where not even that has come. */
function stayLine({ q1, median, n, left, from, to }: Stay, name: string): OddsLine | null {
  const until = median ?? q1;
  if (until === null) return null;
  return {
    id: 'stay',
    figure: days(until),
    statement: `até ${median === null ? 'um quarto' : 'metade'} sair da lista (${name}). Sair não é ser vendido.`,
    kind: 'estimate',
    n,
    since: from,
    until: to,
    how: `${formatNumber(left)} de ${formatNumber(n)} saíram; os outros ainda estavam na lista, e a conta os inclui pelo tempo em que foram vistos (Kaplan e Meier).`,
  };
}

/** What the lists show of the sales of its mode, in the order of use. */
export function oddsLines(odds: Evidence['odds']): OddsLine[] {
  if (!odds) return [];
  const { mode, stay, falls, returns } = odds;
  const name = saleNames[mode];
  const share = (id: 'falls' | 'returns', counted: CountedShare, statement: string): OddsLine => ({
    id,
    figure: percent(counted.k / counted.n),
    statement,
    kind: 'seen',
    n: counted.n,
    since: counted.from,
    until: counted.to,
    how: interval(counted),
  });
  const fell = falls && share('falls', falls, `dos imóveis pediam menos na lista seguinte (${name})`);
  return [
    fell && { ...fell, how: `${fell.how} ${listsApart}` },
    stay && stayLine(stay, name),
    returns && share('returns', returns, `dos que saíram voltaram (${name})`),
  ].filter((line) => line !== null);
}

/** The kinds of sale that a rank compares with: 'vendas online e vendas diretas'. */
export function formatModes(modes: readonly SaleMethod[]): string {
  return new Intl.ListFormat('pt-BR').format(modes.map((mode) => saleNames[mode]));
}
