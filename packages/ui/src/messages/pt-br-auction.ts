import { amountLabels } from '@martelo/domain/status';

import { formatCount } from './format-count.ts';

/** Texts of the parts of a detail page. */
export const auctionTexts = {
  range: (from: number, to: number, total: number) =>
    from === to ? `${from} de ${total}` : `${from}–${to} de ${total}`,
  roundNames: {
    first: '1ª praça',
    second: '2ª praça',
    third: '3ª praça',
    unique: 'Leilão',
    sfi: 'Leilão SFI',
    tender: 'Licitação aberta',
    online: 'Venda online',
    direct: 'Venda direta',
  },
  /** What the amount is, by the kind of sale. */
  roundAmounts: amountLabels,
  roundStates: { past: 'Já passou', current: 'Atual', next: 'A seguir', delisted: 'Fora da lista' },
  roundDate: 'Data e hora',
  proposalsUntil: 'Propostas até',
  noDateInList: 'Data não informada na lista',
  datesInEdital: '1º e 2º leilão no edital; datas não informadas na lista',
  deadlineOnPage: 'Prazo na página oficial',
  aboveValuation: (percent: number) => `${percent} % acima da avaliação`,
  cheaperThanFirst: (amount: string, percent: number) =>
    `${amount} a menos que na 1ª praça${percent > 0 ? ` (−${percent} %)` : ''}`,
  dearerThanFirst: (amount: string) => `${amount} a mais que na 1ª praça`,
  sameAsFirst: 'mesmo valor da 1ª praça',
  rounds: 'Praças',
  auctioneer: 'Leiloeiro',
  auctioneerUnknown: 'Leiloeiro não informado',
  noAuctioneer: 'Venda sem leiloeiro',
  registrationUnknown: 'registro na Junta Comercial não informado',
  registration: (number: string) => `registro ${number}`,
  officialSite: 'Acessar Site Oficial',
  bidsElsewhere: 'Os lances acontecem no site oficial, não no Martelo.',
  saleElsewhere: 'A venda acontece no site oficial, não no Martelo.',
  noOfficialLink: 'A fonte não informou o endereço da página oficial.',
  leadsTo: (host: string) => `Abre ${host} em outra aba.`,
  source: 'Fonte',
  listDate: 'Lista de',
  phone: 'Telefone',
  share: 'Compartilhar',
  shareByHand: 'Copie o endereço',
  shareByHandText: 'Este navegador não permite copiar por você. Selecione o endereço e copie.',
  shareAddress: 'Endereço',
  asTable: 'Ver como tabela',
  priceHistory: {
    label: 'Histórico do preço mínimo',
    price: 'Preço mínimo',
    valuation: 'Avaliação',
    date: 'Lista de',
    change: 'Mudança',
    listed: 'entrou na lista',
    gone: 'fora da lista',
    goneSince: (date: string) => `fora da lista desde ${date}`,
    goneUntil: (date: string, back: string) => `fora da lista desde ${date}, voltou em ${back}`,
    returned: 'voltou à lista',
    lowered: (percent: number) =>
      percent < 0.1 ? 'preço caiu menos de 0,1 %' : `preço caiu ${formatCount(percent)} %`,
    raised: (percent: number) =>
      percent < 0.1 ? 'preço subiu menos de 0,1 %' : `preço subiu ${formatCount(percent)} %`,
    unchanged: 'sem mudança',
    empty: 'Sem histórico de preços',
    fromTo: (first: string, last: string) => `De ${first} a ${last}.`,
    only: (point: string) => `${point}; nenhuma lista mudou o preço desde então.`,
    onDate: (amount: string, date: string) => `${amount} em ${date}`,
  },
  gallery: {
    label: 'Fotos do imóvel',
    at: (place: string, at: number, total: number) =>
      total > 1 ? `${place}, imagem ${at} de ${total}` : place,
    enlarge: (name: string) => `Ampliar ${name}`,
    previous: 'Imagens anteriores',
    next: 'Próximas imagens',
    thumbnails: 'Miniaturas',
    show: (at: number) => `Mostrar imagem ${at}`,
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    keys: 'Setas mudam a imagem; + e − aproximam e afastam; Esc fecha.',
  },
  map: {
    role: 'mapa',
    keys: 'Setas movem o mapa, + e − aproximam e afastam, 0 mostra tudo.',
    pointer: 'Arraste para mover; Ctrl + roda do mouse aproxima.',
    zoomIn: 'Aproximar o mapa',
    zoomOut: 'Afastar o mapa',
    fit: 'Mostrar tudo no mapa',
    place: 'Local',
    count: 'Leilões',
    position: 'Posição',
    precisions: {
      address: 'no endereço',
      municipality: 'centro do município (aproximada)',
      state: 'só o estado é conhecido',
      several: 'vários locais',
    },
    placePrecisions: {
      address: 'Posição do endereço.',
      municipality: 'Posição aproximada: centro do município.',
      state: 'Posição aproximada: só o estado é conhecido.',
    },
    empty: 'Nenhum leilão para mostrar no mapa',
    unplaced: (count: number) =>
      count === 1
        ? '1 leilão sem localização não aparece no mapa.'
        : `${formatCount(count)} leilões sem localização não aparecem no mapa.`,
    maxShown: (shown: number, total: number) =>
      `Mostrando os ${formatCount(shown)} maiores de ${formatCount(total)} grupos. Aproxime para ver os outros.`,
    noPlace: 'Localização não disponível',
    kilometres: (count: number) => `${formatCount(count)} km`,
  },
};
