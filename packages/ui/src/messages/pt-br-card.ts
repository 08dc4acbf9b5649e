import { formatCount } from './format-count.ts';

/** What a card says of an auction. */
export const cardTexts = {
  discount: (percent: number) => `−${percent} %`,
  area: (squareMetres: string) => `${squareMetres} m²`,
  until: 'até',
  ended: 'Leilão encerrado',
  delisted: 'saiu da lista da fonte',
  noDeadline: 'sem prazo definido',
  inferredType: (type: string) => `${type} (deduzido)`,
  noDateInList: 'data não informada na lista',
  onlineDeadline: 'prazo na página oficial',
  staleList: (days: number) => `lista de há ${days} ${days === 1 ? 'dia' : 'dias'}: confira`,
  picture: (at: number, total: number) => `Imagem ${at} de ${total}`,
  pausePictures: 'Pausar imagens',
  playPictures: 'Passar imagens',
  noValuation: 'avaliação não informada',
  atValuation: 'igual à avaliação',
  nextPrice: 'Próximo preço:',
  nextPriceCondition: {
    observed: 'se seguir a regra vista nas listas',
    frequent: 'se seguir a regra vista nas listas; indício mais fraco',
  },
  nextPriceProof: (right: number, falls: number) =>
    `certo em ${formatCount(right)} de ${formatCount(falls)} quedas`,
  nextPriceDates: (from: string, to: string) => `Nas listas de ${from} a ${to}`,
};
