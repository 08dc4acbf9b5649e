export interface Term {
  /** Its place in the page's address. */
  id: string;
  term: string;
  meaning: string;
}

/** The words of editais, in plain ones, by the alphabet. */
export const glossary: readonly Term[] = [
  {
    id: 'alienacao-fiduciaria',
    term: 'Alienação fiduciária',
    meaning:
      'Garantia em que o imóvel financiado fica em nome do banco até a última parcela. Se a dívida não é paga, o banco consolida a propriedade e leiloa o imóvel, sem processo (Lei 9.514/1997).',
  },
  {
    id: 'arrematacao',
    term: 'Arrematação',
    meaning:
      'A compra em leilão. Quem dá o lance vencedor é o arrematante; no leilão judicial, o ato fica escrito no auto de arrematação.',
  },
  {
    id: 'avaliacao',
    term: 'Avaliação',
    meaning:
      'O valor que um perito, o banco ou o contrato deu ao imóvel. Pode ser antiga e nem sempre é o preço de mercado.',
  },
  {
    id: 'carta-de-arrematacao',
    term: 'Carta de arrematação',
    meaning:
      'O documento do juiz que o cartório registra para pôr o imóvel judicial em nome de quem arrematou.',
  },
  {
    id: 'caucao',
    term: 'Caução',
    meaning: 'Garantia dada por quem participa ou compra a prazo. Perde-a quem ganha e não paga.',
  },
  {
    id: 'comissao',
    term: 'Comissão do leiloeiro',
    meaning:
      'O que o leiloeiro recebe de quem compra, por fora do lance: ao menos 5 %, conforme o edital. Em venda direta não há leiloeiro nem comissão.',
  },
  {
    id: 'consolidacao',
    term: 'Consolidação da propriedade',
    meaning:
      'O ato do cartório que passa para o banco o imóvel dado em garantia e não pago. Daí correm 60 dias para o leilão.',
  },
  {
    id: 'desconto',
    term: 'Desconto',
    meaning:
      'Quanto o preço pedido está abaixo da avaliação, em porcentagem. Não conta comissão, impostos, dívidas nem reforma.',
  },
  {
    id: 'edital',
    term: 'Edital',
    meaning:
      'As regras do leilão: o imóvel, o preço mínimo, as datas, a comissão, os ônus e o que fica por conta de quem compra. É ele que vale.',
  },
  {
    id: 'evicao',
    term: 'Evicção',
    meaning: 'Perder o imóvel comprado porque a Justiça reconhece o direito de outra pessoa sobre ele.',
  },
  {
    id: 'execucao',
    term: 'Execução',
    meaning: 'O processo em que se cobra uma dívida. A penhora e o leilão judicial são passos dele.',
  },
  {
    id: 'imissao-na-posse',
    term: 'Imissão na posse',
    meaning: 'A entrega da posse a quem comprou, por ordem do juiz quando o imóvel está ocupado.',
  },
  {
    id: 'itbi',
    term: 'ITBI',
    meaning:
      'Imposto da prefeitura sobre a compra de imóveis, em geral de 2 % a 3 %. Sem ele pago não há registro.',
  },
  {
    id: 'lance',
    term: 'Lance',
    meaning: 'A oferta de quem participa. O vencedor obriga quem o deu.',
  },
  {
    id: 'laudemio',
    term: 'Laudêmio',
    meaning:
      'O que se paga à União, ou a outro senhorio, na venda de certos imóveis em terreno aforado, como os de marinha.',
  },
  {
    id: 'licitacao-aberta',
    term: 'Licitação aberta',
    meaning: 'Um degrau da escada da Caixa, depois dos dois leilões: propostas por edital, ganha a maior.',
  },
  {
    id: 'matricula',
    term: 'Matrícula',
    meaning:
      'A história do imóvel no cartório: donos, hipotecas, penhoras e averbações. Peça uma certidão recente antes do lance.',
  },
  {
    id: 'onus',
    term: 'Ônus',
    meaning: 'O que pesa sobre o imóvel: penhora, hipoteca, usufruto, servidão, ação em andamento.',
  },
  {
    id: 'penhora',
    term: 'Penhora',
    meaning: 'A ordem que separa um bem do devedor para pagar a dívida. Uma matrícula pode ter várias.',
  },
  {
    id: 'praca',
    term: 'Praça',
    meaning: 'Cada data em que o imóvel vai a leilão. Em geral são duas, e a segunda aceita um mínimo menor.',
  },
  {
    id: 'preco-vil',
    term: 'Preço vil',
    meaning:
      'Preço baixo demais para valer: abaixo do mínimo do juiz ou, se ele não fixou um, abaixo da metade da avaliação (CPC, art. 891).',
  },
  {
    id: 'preferencia',
    term: 'Direito de preferência',
    meaning:
      'O direito de comprar antes dos outros. No leilão extrajudicial, o antigo dono o tem até o segundo leilão; no judicial, têm-no o cônjuge e o coproprietário, entre outros.',
  },
  {
    id: 'propter-rem',
    term: 'Propter rem',
    meaning:
      'Dívida que acompanha o imóvel e não a pessoa, como o condomínio. Em leilão, o edital e a lei dizem quem a paga.',
  },
  {
    id: 'remicao',
    term: 'Remição',
    meaning: 'Quando o devedor paga a dívida antes da assinatura do auto e o leilão deixa de acontecer.',
  },
  {
    id: 'sub-rogacao',
    term: 'Sub-rogação no preço',
    meaning:
      'A dívida deixa o imóvel e passa a ser paga com o dinheiro da venda, como o IPTU no leilão judicial (CTN, art. 130, parágrafo único).',
  },
  {
    id: 'valor-venal',
    term: 'Valor venal de referência',
    meaning:
      'O valor que a prefeitura dá ao imóvel para cobrar imposto. Muitas o usam no ITBI quando é maior que o preço pago, o que se pode contestar.',
  },
  {
    id: 'venda-direta',
    term: 'Venda direta',
    meaning:
      'Venda por preço fixo, sem disputa: leva a primeira proposta. É o último degrau da escada da Caixa.',
  },
  {
    id: 'venda-online',
    term: 'Venda online',
    meaning: 'Na Caixa, a venda em que ganha a melhor proposta recebida até o relógio zerar.',
  },
];
