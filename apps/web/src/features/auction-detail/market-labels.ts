import type { Auction } from '@martelo/domain/auction';
import { propertyTypeLabels } from '@martelo/domain/codes';
import type { MarketFigure } from '@martelo/domain/evidence';
import { formatReais } from '@martelo/domain/money';
import { formatNumber } from '@martelo/domain/numbers';
import { partialInterests } from '@martelo/domain/partial-interest';
import { inCity, inNeighborhood } from '@martelo/domain/place-words';

type Compared = Pick<Auction, 'place' | 'propertyType' | 'title'>;

const areas = {
  private: 'área privativa',
  total: 'área total',
  land: 'área do terreno',
  built: 'área construída do cadastro da prefeitura',
} as const;

const labels = {
  asked: (where: string) => `Mediana ${where} nas listas`,
  declared: (where: string) => `Vendas registradas ${where} (ITBI, prefeitura)`,
  assessed: (where: string) => `Valores do ITBI ${where}, fixados pela prefeitura`,
} as const;

const wheres = {
  neighborhood: { of: 'do bairro', in: 'no bairro' },
  city: { of: 'da cidade', in: 'na cidade' },
} as const;

/** 'Mediana do bairro nas listas', 'Vendas registradas na cidade (ITBI, prefeitura)'. */
export const marketLabel = ({ basis, scope }: Pick<MarketFigure, 'basis' | 'scope'>): string =>
  labels[basis](basis === 'asked' ? wheres[scope].of : wheres[scope].in);

function placeOf({ place }: Compared, { scope }: MarketFigure): string {
  if (scope === 'neighborhood')
    return place.neighborhood ? inNeighborhood(place.neighborhood) : 'neste bairro';
  return place.city ? inCity(place.city.name) : 'nesta cidade';
}

const sources = {
  asked: 'É o que pedem as listas que recebemos, não por quanto se vendeu.',
  declared:
    'São compras e vendas inteiras que a prefeitura publicou do ITBI, pelo preço que quem comprou declarou, dos 24 meses até a mais nova.',
  assessed:
    'São os valores de que a prefeitura cobrou o ITBI nos 24 meses até o mais novo, não os preços declarados; a tabela dela não diz a natureza nem a parte transmitida.',
} as const;

const whyNotCompared = ({ title }: Compared) =>
  partialInterests(title).length > 0
    ? 'dele não se vende a propriedade inteira'
    : 'a área dele que se compara não é conhecida';

/** How a figure was counted, in sentences. */
export function marketHow(auction: Compared, figure: MarketFigure, isCompared: boolean): string {
  const { basis, area } = figure;
  const type = auction.propertyType ? propertyTypeLabels[auction.propertyType].many : 'Imóveis';
  return [
    `${type} ${placeOf(auction, figure)}${area ? `, por m² de ${areas[area]}` : ', pelo preço inteiro'}.`,
    sources[basis],
    ...(area === 'built' && auction.propertyType === 'apartment'
      ? ['Nos apartamentos o cadastro conta também a parte comum: comparamos pela área total.']
      : []),
    ...(isCompared ? [] : [`Este imóvel não entra: ${whyNotCompared(auction)}.`]),
    'Não diz quanto este imóvel vale.',
  ].join(' ');
}

/** 'Mediana perto: R$ 3.210,00/m² (23 casos)', which a phone has in one line. */
export function marketTitle({ area, median, n }: MarketFigure): string {
  const amount = `${formatReais(median)}${area ? '/m²' : ''}`;
  return `Mediana perto: ${amount} (${formatNumber(n)} casos)`;
}

/** The figures to be seen at once, one for lists and one for sales, the nearest first; the others after them. */
export function splitMarket(figures: readonly MarketFigure[]): {
  first: MarketFigure[];
  rest: MarketFigure[];
} {
  const askingFigure = figures.find(({ basis }) => basis === 'asked');
  const sold = figures.find(({ basis }) => basis !== 'asked');
  const first = [askingFigure, sold].filter((figure) => figure !== undefined);
  return { first, rest: figures.filter((figure) => !first.includes(figure)) };
}
