/** What to check before a bid. */
export interface SaleCheck {
  title: string;
  text: string;
}

export const edital = {
  title: 'Edital',
  text: 'É a regra da venda: preço mínimo, forma de pagamento, comissão e o que fica com o comprador. Em caso de diferença, vale o edital e não esta página.',
};
export const register = {
  title: 'Matrícula',
  text: 'Peça a certidão atualizada ao cartório de registro de imóveis: ela mostra o dono, penhoras e outros ônus.',
};
export const commission = {
  title: 'Comissão do leiloeiro',
  text: 'É paga pelo comprador, além do lance: em regra 5 %, e o edital pode fixar outro percentual.',
};
const conditions = {
  title: 'Condições da venda',
  text: 'Preço, forma de pagamento e o que fica com o comprador estão na página do imóvel no site oficial. Em caso de diferença, vale ela e não esta.',
};
const noCommission = {
  title: 'Comissão',
  text: 'Não há leiloeiro nesta modalidade, e por isso não há a comissão de 5 %.',
};
export const occupiedHouse = {
  title: 'Ocupação',
  text: 'Quase nunca é possível visitar por dentro. Se houver alguém no imóvel, a desocupação costuma ficar com o comprador.',
};
export const caixaDebts = {
  title: 'IPTU e condomínio',
  text: 'Quem paga o que está atrasado muda de imóvel para imóvel: leia a página do imóvel no site da Caixa.',
};
export const editalDebts = {
  title: 'IPTU e condomínio',
  text: 'Quem paga o que está atrasado depende do edital. A regra dos leilões judiciais não vale aqui.',
};
export const judicialTax = {
  title: 'IPTU',
  text: 'O que venceu antes da venda não é do comprador, ainda que o edital diga o contrário (STJ, Tema 1134; art. 130 do CTN). O que vence depois, sim.',
};
export const judicialCondominium = {
  title: 'Condomínio',
  text: 'Os atrasados podem ficar com o comprador se o edital disser. Confira o valor com o síndico.',
};

const otherCommission = {
  title: 'Comissão',
  text: 'Uma venda sem praças pode ter comissão de leiloeiro ou de corretor: pergunte quem a paga e de quanto é.',
};
const otherDebts = {
  title: 'IPTU e condomínio',
  text: 'Quem paga o que está atrasado depende das condições da venda.',
};

/** Where an auctioneer sells by an edital and no law says more. */
export const byEdital = [edital, occupiedHouse, editalDebts, register, commission];
/** Where Caixa sells by itself. */
export const withoutAuctioneer = [conditions, occupiedHouse, caixaDebts, register, noCommission];
/** Where that no court sells is a conclusion: the rule of a court's sale may be the one that holds. */
export const inferredDebts = {
  ...editalDebts,
  text: 'Quem paga o que está atrasado depende do edital. A regra dos leilões judiciais só vale se este for um.',
};

/** Where another than Caixa sells without rounds. */
export const byConditions = [conditions, occupiedHouse, otherDebts, register, otherCommission];
