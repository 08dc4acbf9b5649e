import type { Guide } from '../documents/guide.ts';

export const afterWinning: Guide = {
  title: 'Arrematei: e agora?',
  subtitle: 'Roteiro dos dias e dos meses depois do lance vencedor.',
  sections: [
    {
      heading: 'No mesmo dia',
      points: [
        'Guarde a tela e o email que confirmam o lance.',
        'Leia de novo no edital os prazos do lance e da comissão e ponha-os na agenda com um dia de folga.',
        'Confira o beneficiário de cada guia antes de pagar.',
      ],
    },
    {
      heading: 'Na primeira semana',
      points: [
        'Pague e envie os comprovantes ao leiloeiro.',
        'Assine o auto de arrematação, quando o leilão é judicial.',
        'Peça ao condomínio que as cobranças a partir do auto venham no seu nome.',
      ],
    },
    {
      heading: 'No primeiro mês',
      points: [
        'Acompanhe o prazo de impugnação no processo.',
        'Peça a guia do ITBI. Se a prefeitura usar uma base maior que o preço pago, pergunte pelo recurso administrativo.',
        'Peça a carta de arrematação ou marque a escritura.',
      ],
    },
    {
      heading: 'Registro',
      paragraphs: [
        'Leve o título, o ITBI pago e os seus documentos ao registro de imóveis. Se o cartório fizer exigências, elas vêm por escrito e com prazo: responda dentro dele para não perder a prioridade.',
      ],
    },
    {
      heading: 'Posse',
      points: [
        'Desocupado: faça uma vistoria com fotos e troque as fechaduras depois da imissão na posse ou da entrega das chaves.',
        'Ocupado: proponha um acordo de saída com data, por escrito.',
        'Sem acordo: a ordem de imissão na posse é pedida ao juiz.',
      ],
    },
    {
      heading: 'Se algo der errado',
      paragraphs: [
        'Se a arrematação for desfeita sem culpa sua, peça a devolução do lance e da comissão. Nos casos do art. 903, § 5º, do Código de Processo Civil o arrematante pode desistir, em prazo curto. Fale com um advogado no mesmo dia em que souber do problema.',
      ],
    },
  ],
};
