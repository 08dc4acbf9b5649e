import type { Guide } from '../documents/guide.ts';

export const readingTheRegister: Guide = {
  title: 'Como ler a matrícula',
  subtitle: 'Roteiro ilustrado por um exemplo: o que cada parte diz e o que procurar nela.',
  sections: [
    {
      heading: 'Onde começa',
      paragraphs: [
        'A matrícula é a ficha do imóvel no registro. No alto estão o número, o cartório, a data e a descrição: lote, quadra, área, limites. Compare essa descrição com a do edital.',
      ],
    },
    {
      heading: 'R e Av',
      paragraphs: [
        'Abaixo da descrição vêm os atos, em ordem e numerados. R é registro: muda o dono ou cria um direito, como uma venda ou uma hipoteca. Av é averbação: anota um fato, como uma construção, um casamento ou uma penhora.',
        'R-3 quer dizer terceiro ato, e ele é um registro. Leia de cima para baixo; o último ato sobre um assunto é o que vale.',
      ],
    },
    {
      heading: 'Um exemplo inventado',
      points: [
        'R-1: João vende a Maria. Maria passa a ser a dona.',
        'Av-2: construção de uma casa com 120 m². A área construída está regular.',
        'R-3: Maria dá o imóvel em alienação fiduciária ao banco.',
        'Av-4: o banco consolida a propriedade, porque a dívida não foi paga. O banco passa a ser o dono.',
        'Av-5: dois leilões sem comprador. Depois deles o banco pode vender diretamente.',
        'Av-6: indisponibilidade ordenada por um juiz contra Maria. Veio depois da consolidação: pergunte ao cartório se impede o registro da sua compra.',
      ],
    },
    {
      heading: 'O que procurar',
      checks: [
        'O dono atual é quem vende, ou quem deve no processo.',
        'Cada hipoteca, penhora ou alienação tem o seu cancelamento, ou vai ser cancelada pela venda.',
        'Não há usufruto, locação registrada ou cláusula que proíba vender.',
        'Marido ou mulher, herdeiros e coproprietários aparecem e foram intimados.',
        'A área construída está averbada.',
        'A certidão tem menos de 30 dias.',
      ],
    },
    {
      heading: 'Quando parar',
      paragraphs: [
        'Se um ato não faz sentido para você, peça ao cartório a explicação ou mostre a matrícula a um advogado antes do lance. É a consulta mais barata de todo o caminho.',
      ],
    },
  ],
};
