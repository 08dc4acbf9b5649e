/** What is already written when a conversation opens (SHELL-06). */
export const greeting = 'Olá! Gostaria de mais informações sobre os leilões do Martelo.';

/** The banner's words: made up with today's date, or the true end (SHELL-08, HONEST-01). */
export const offerTexts = {
  sample: (date: string) => `Hoje, ${date}, é o último dia do desconto no plano anual.`,
  live: (date: string) => `O desconto no plano anual vai até ${date}.`,
  link: 'Ver planos',
} as const;

/** Made up, and marked so wherever they are shown (HOME-08, HONEST-02). */
export const sampleVisits = [
  'Mariana, de Goiânia, salvou um apartamento nos favoritos',
  'Rafael, de Recife, criou um alerta de terrenos',
  'Cláudia, de Curitiba, assinou o plano anual',
  'João, de Belo Horizonte, abriu o edital de uma casa',
  'Patrícia, de Salvador, comparou dois galpões',
] as const;
