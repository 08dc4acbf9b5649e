import { formatCount } from './format-count.ts';

/** Texts of plans, consent and what else the site says of itself. */
export const marketingTexts = {
  bestValue: 'Melhor custo-benefício',
  planPeriods: { month: '/mês', year: '/ano' },
  originalPrice: 'Preço original:',
  currentPrice: 'Preço atual:',
  instalments: (count: number, amount: string) => `ou ${count}x ${amount}`,
  instalmentsTotal: (amount: string) => `total parcelado: ${amount}`,
  planFeatures: (plan: string) => `O que o ${plan} inclui`,
  guarantee: (days: number) => `Garantia de ${days} ${days === 1 ? 'dia' : 'dias'}`,
  subscribe: (plan: string) => `Assinar ${plan}`,
  offerEnds: 'Oferta termina em',
  consentTitle: 'Privacidade',
  consentText:
    'Com a sua permissão, registramos como o site é usado para medir a divulgação. Sem ela nada é enviado, e o site funciona do mesmo jeito.',
  consentAccept: 'Aceitar',
  consentRefuse: 'Recusar',
  consentMore: 'Saiba mais',
  promotion: 'Promoção',
  visitorsNow: (count: number) =>
    count === 1
      ? '1 pessoa está vendo leilões agora'
      : `${formatCount(count)} pessoas estão vendo leilões agora`,
  visitorsLastHour: (count: number) =>
    count === 1
      ? '1 pessoa consultou leilões na última hora'
      : `${formatCount(count)} pessoas consultaram leilões na última hora`,
  dismissForGood: 'Não mostrar mais',
  chat: 'Fale com a gente',
};
