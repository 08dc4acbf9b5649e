import type { Guide } from '../documents/guide.ts';

export const caixaSales: Guide = {
  title: 'As vendas da Caixa, uma a uma',
  subtitle: 'Do primeiro leilão à compra direta: o que muda em cada degrau.',
  sections: [
    {
      heading: 'A escada',
      paragraphs: [
        'Um imóvel que a Caixa retomou passa, em regra, por estes degraus até ser vendido. Cada degrau tem as suas regras; a mesma casa pode aparecer em vários, com preços diferentes.',
      ],
      points: [
        '1º leilão SFI: o mínimo é o valor do imóvel no contrato ou na avaliação.',
        '2º leilão SFI: o mínimo parte da dívida com despesas. Pode ser mais alto ou mais baixo que o primeiro.',
        'Licitação aberta: propostas com leiloeiro, depois dos dois leilões.',
        'Venda online: propostas pelo site do banco, com tempo contado; vence a melhor.',
        'Compra direta: a primeira proposta pelo preço publicado leva.',
      ],
    },
    {
      heading: 'O que muda no bolso',
      points: [
        'Nos leilões e na licitação aberta há comissão de leiloeiro, em regra 5%, paga por quem compra.',
        'Na venda online e na compra direta não há leiloeiro nem comissão.',
        'Quem paga IPTU e condomínio atrasados depende do anúncio de cada imóvel. Leia o item das dívidas todas as vezes.',
      ],
    },
    {
      heading: 'Financiamento e FGTS',
      paragraphs: [
        'A página de cada imóvel diz se aceita financiamento e FGTS. O aceite é do imóvel; a aprovação é sua. Para usar o FGTS são precisos três anos de contribuição, que o imóvel seja residencial urbano para morar e que você não tenha outro na região.',
        'Peça a análise de crédito antes da proposta: os prazos depois dela são curtos.',
      ],
    },
    {
      heading: 'Ocupação',
      paragraphs: [
        'Muitos imóveis são vendidos ocupados e sem visita. A desocupação fica com o comprador, a menos que o anúncio diga o contrário. Calcule os meses até a posse.',
      ],
    },
    {
      heading: 'Antes da proposta',
      checks: [
        'Li a página do imóvel no site oficial da Caixa, e não apenas um anúncio.',
        'Li a matrícula que a página oferece.',
        'Sei em que degrau o imóvel está e quando ele muda.',
        'Sei quem paga cada dívida.',
        'Somei comissão, quando há, ITBI e registro.',
      ],
    },
  ],
};
