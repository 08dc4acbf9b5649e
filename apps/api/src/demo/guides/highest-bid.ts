import type { Guide } from '../documents/guide.ts';

export const highestBid: Guide = {
  title: 'Como calcular o lance máximo',
  subtitle: 'Uma conta de trás para a frente, com um exemplo completo.',
  sections: [
    {
      heading: 'A ideia',
      paragraphs: [
        'Comece pelo preço por que o imóvel se vende, tire tudo o que você vai gastar e o ganho que espera. O que sobra é o que dá para pagar no lance.',
        'Parte dos gastos cresce com o lance, como a comissão e o ITBI. Outra parte é fixa, como o registro e a reforma. Por isso a conta é uma divisão, e não só uma subtração.',
      ],
    },
    {
      heading: 'A fórmula',
      paragraphs: [
        'Lance máximo = (venda líquida / (1 + retorno desejado) - gastos fixos) / (1 + comissão + ITBI)',
      ],
      points: [
        'Venda líquida: preço de venda menos a corretagem.',
        'Retorno desejado: o ganho sobre tudo o que você pôs, antes do imposto de renda.',
        'Gastos fixos: registro, custas, dívidas que ficam com você, desocupação, reforma e o custo dos meses até a venda.',
      ],
    },
    {
      heading: 'Um exemplo',
      points: [
        'Preço de venda: R$ 320.000. Corretagem de 6%: R$ 19.200. Venda líquida: R$ 300.800.',
        'Retorno desejado: 20%. R$ 300.800 dividido por 1,20 dá R$ 250.666,67.',
        'Gastos fixos: registro R$ 4.000, custas R$ 1.000, condomínio atrasado R$ 3.000, desocupação R$ 5.000, reforma R$ 20.000 e 12 meses a R$ 800, que são R$ 9.600. Soma: R$ 42.600.',
        'R$ 250.666,67 menos R$ 42.600 dá R$ 208.066,67.',
        'Comissão de 5% e ITBI de 3%: R$ 208.066,67 dividido por 1,08 dá R$ 192.654,32.',
      ],
      paragraphs: ['Os números são inventados para mostrar a conta. Troque cada um pelo do seu imóvel.'],
    },
    {
      heading: 'O que costuma ficar de fora',
      checks: [
        'O imposto sobre o ganho na venda.',
        'Meses a mais até a posse: faça a conta também com o dobro do prazo.',
        'O ITBI cobrado sobre o valor venal, quando ele é maior que o lance.',
        'A diferença entre o preço pedido nos anúncios e o preço em que os imóveis são vendidos.',
      ],
    },
    {
      heading: 'Na planilha',
      paragraphs: [
        'A planilha de custos da arrematação, que está no conteúdo bônus, faz esta conta. Ela já vem com o exemplo acima: mude as células amarelas.',
      ],
    },
  ],
};
