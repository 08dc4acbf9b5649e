/** The screens of a customer's account, each with all its addresses. */
export const accountScreens = [
  { title: /^Olá, /, current: 'Painel', canonical: '/minha-conta', also: ['/cliente/dashboard'] },
  {
    title: 'Meus Favoritos',
    current: 'Favoritos',
    canonical: '/minha-conta/favoritos',
    also: ['/cliente/favoritos', '/favoritos'],
  },
  {
    title: 'Meu Perfil',
    current: 'Dados pessoais',
    canonical: '/minha-conta/dados-pessoais',
    also: ['/cliente/perfil'],
  },
  {
    title: 'Informações da conta',
    current: 'Informações',
    canonical: '/minha-conta/detalhes',
    also: ['/minha-conta/informacoes-adicionais', '/minha-conta/informacoes'],
  },
  { title: 'Editar perfil', current: 'Informações', canonical: '/minha-conta/editar', also: [] },
  { title: 'Conta e assinatura', current: 'Conta e assinatura', canonical: '/minha-conta/conta', also: [] },
  { title: 'Configurações', current: 'Configurações', canonical: '/minha-conta/configuracoes', also: [] },
] as const;
