import type { Auction } from './auction.ts';
import { formatDateTime } from './dates.ts';
import { roundAt, type SaleOf, salePhaseAt } from './phase.ts';

const sfiDates = 'Leilão SFI: 1º e 2º leilão no edital; datas não informadas na lista';

/**
 * Which auction's minimum an SFI row has: lists begin with the first one's, which the law puts at the property's worth,
 * and change it once the second is due, without saying so: to less, or to a debt that is more (LABEL-02).
 */
function sfiPrice({ price, valuation }: Pick<Auction, 'price' | 'valuation'>, hasChanged?: boolean): string {
  if (price === null) return '';
  if (hasChanged) return ' Uma lista mudou o preço: deve ser o do 2º leilão (deduzido).';
  if (valuation === null || price > valuation) return ' Não se sabe de qual dos dois leilões é o preço.';
  if (price < valuation)
    return ' O preço está abaixo da avaliação, e por isso deve ser o mínimo do 2º leilão (deduzido).';
  const unless = hasChanged === undefined ? '; se uma lista já o mudou, é o do 2º' : '';
  return ` O preço é igual à avaliação, e por isso deve ser o mínimo do 1º leilão (deduzido)${unless}.`;
}

/** A third round may take any price: the price before it is shown then. */
function unstatedThird(auction: SaleOf, now: Date): string | null {
  const { first, second, third } = auction.rounds;
  if (salePhaseAt(auction, now) !== 'third' || third?.minimum !== null) return null;
  const shown = (second?.minimum ?? first?.minimum ?? null) !== null;
  return `3ª praça: a lista não informa o lance mínimo${shown ? '; o valor mostrado é o de uma praça anterior' : ''}.`;
}

/**
 * What the source's row says of the kind of sale and leaves out, in one or two sentences; null where it says nothing or
 * the dated praças say it all (LABEL-02 to LABEL-05, LABEL-10). `hasPriceChanged`: whether a list has changed the price
 * of this sale; missing where the history is not at hand.
 */
export function describeSale(
  auction: SaleOf & Pick<Auction, 'type' | 'price' | 'valuation'>,
  now: Date,
  hasPriceChanged?: boolean,
): string | null {
  const { saleMethod = null, type } = auction;
  const round = roundAt(auction, now);
  const until = round && `até ${formatDateTime(round.date).replace(' ', ' às ')}`;
  switch (saleMethod) {
    case 'sfi':
      return round ? unstatedThird(auction, now) : `${sfiDates}.${sfiPrice(auction, hasPriceChanged)}`;
    case 'tender':
      return `Licitação aberta: propostas ${until ?? 'até uma data do edital; data não informada na lista'}.`;
    case 'online': {
      const page = type === 'caixa' ? 'da Caixa' : 'oficial';
      return `Venda online: maior proposta ${until ?? `até o prazo; prazo na página ${page}`}.`;
    }
    case 'auction':
      return until
        ? 'Leilão de uma só data na lista, que não diz de qual praça é.'
        : 'Leilão: data não informada na lista.';
    case 'rounds':
      return salePhaseAt(auction, now) === 'second' && !round
        ? '2ª praça: a lista informa o lance mínimo, mas não a data.'
        : unstatedThird(auction, now);
    case null:
      return unstatedThird(auction, now);
    case 'direct':
      return null;
    default:
      saleMethod satisfies never;
      return null;
  }
}
