import { formatCount } from './format-count.ts';

/** What stands around every page. */
export const shellTexts = {
  home: 'Martelo, página inicial',
  mainNavigation: 'Principal',
  menu: 'Menu',
  favorites: (count: number) => (count === 0 ? 'Favoritos' : `Favoritos (${formatCount(count)})`),
  footerCategories: 'Imóveis em leilão',
  footerPages: 'Martelo',
  footerContact: 'Contato',
  footerNote:
    'O Martelo não realiza leilões: reúne ofertas publicadas e leva você ao site do leiloeiro oficial, onde os lances acontecem.',
  contactUs: 'Fale Conosco',
  sendMessage: 'Enviar mensagem',
  theme: 'Tema',
  themes: { system: 'Como no sistema', light: 'Claro', dark: 'Escuro' },
  display: 'Aparência',
  displaySettings: { theme: 'Tema', contrast: 'Contraste', density: 'Densidade' },
  displayChoices: {
    theme: { system: 'Como no sistema', light: 'Claro', dark: 'Escuro' },
    contrast: { system: 'Como no sistema', normal: 'Normal', more: 'Alto' },
    density: { comfortable: 'Confortável', compact: 'Compacta' },
  },
  breadcrumb: 'Você está em',
  loginTitle: 'Faça login para continuar',
  loginText: 'Com uma conta gratuita você abre os detalhes dos leilões, guarda favoritos e cria alertas.',
  signIn: 'Entrar',
  signUp: 'Cadastrar-se',
};
