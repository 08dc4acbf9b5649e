import type { Guide } from '../documents/guide.ts';

export const glossary: Guide = {
  title: 'Glossário do leilão de imóveis',
  subtitle: 'As palavras dos editais, em uma frase cada.',
  sections: [
    {
      heading: 'Antes do leilão',
      terms: [
        [
          'Alienação fiduciária',
          'Garantia em que o imóvel fica em nome do credor até a dívida ser paga. Sem pagamento, o credor consolida a propriedade e leva o imóvel a leilão.',
        ],
        [
          'Avaliação',
          'Valor que o perito ou o credor atribuiu ao imóvel. Veja a data: o mercado pode ter mudado desde então.',
        ],
        ['Edital', 'O documento que anuncia o leilão e fixa as suas regras.'],
        ['Hasta pública', 'Nome antigo, ainda usado, do leilão judicial.'],
        [
          'Matrícula',
          'A ficha do imóvel no registro: quem é dono, o que pesa sobre ele e o que já aconteceu.',
        ],
        ['Ônus', 'O que pesa sobre o imóvel: hipoteca, penhora, usufruto, indisponibilidade.'],
        ['Penhora', 'Ato do juiz que reserva o imóvel para pagar uma dívida.'],
        ['Valor venal', 'Valor que a prefeitura atribui ao imóvel para cobrar impostos.'],
      ],
    },
    {
      heading: 'No leilão',
      terms: [
        ['Arrematação', 'A compra em leilão. Quem compra é o arrematante.'],
        ['Comissão do leiloeiro', 'Paga pelo arrematante além do lance; em regra 5%.'],
        ['Incremento', 'O menor valor que um lance precisa acrescentar ao anterior.'],
        ['Lance', 'A oferta. Dado o lance, ele obriga quem o deu.'],
        ['Lance condicional', 'Lance abaixo do mínimo que só vale se o vendedor o aceitar depois.'],
        ['Leilão judicial', 'Ordenado por um juiz dentro de um processo.'],
        ['Leilão extrajudicial', 'Feito sem processo, em regra pelo credor da alienação fiduciária.'],
        [
          'Praça',
          'Cada uma das datas do leilão. Na primeira o mínimo costuma ser a avaliação; na segunda, menos.',
        ],
        [
          'Preço vil',
          'Preço baixo demais para a lei: sem mínimo fixado pelo juiz, abaixo de metade da avaliação.',
        ],
        ['Venda direta', 'Venda sem disputa de lances, pelo preço publicado.'],
      ],
    },
    {
      heading: 'Depois do leilão',
      terms: [
        [
          'Auto de arrematação',
          'O documento que registra o resultado. Assinado, a arrematação está perfeita e acabada.',
        ],
        ['Carta de arrematação', 'O título que o juiz expede para levar ao registro de imóveis.'],
        ['Consolidação', 'Registro da propriedade em nome do credor fiduciário, antes do leilão dele.'],
        [
          'Direito de preferência',
          'Na alienação fiduciária, o direito do antigo devedor de recomprar até o segundo leilão.',
        ],
        ['Imissão na posse', 'A ordem que coloca o comprador dentro do imóvel.'],
        ['ITBI', 'Imposto municipal sobre a transmissão do imóvel.'],
        ['Remição', 'Pagamento da dívida pelo devedor, que impede a venda.'],
        ['Sub-rogação', 'A dívida deixa de seguir o imóvel e passa a ser paga com o preço da venda.'],
      ],
    },
  ],
};
