import { formatNumber } from '@martelo/domain/numbers';
/** The texts of the bonus content (BONUS-01 to BONUS-03). */
export const messages = {
  title: 'Conteúdo Bônus',
  subtitle: 'Acesse materiais exclusivos, tutoriais e conteúdo premium para membros',
  loading: 'Carregando conteúdo bônus...',
  restricted: 'Você precisa estar logado para ver o conteúdo bônus.',
  loadFailed: 'Erro ao carregar conteúdo bônus',
  downloadFailed: 'Erro ao baixar o arquivo',
  found: (count: number) => `${formatNumber(count)} item(s) encontrado(s)`,
  empty: 'Nenhum conteúdo encontrado',
  emptyFiltered: 'Tente ajustar os filtros de busca.',
  emptyAll: 'Nenhum conteúdo bônus disponível no momento.',
  note: 'Conteúdo para quem tem conta, também a gratuita: downloads ilimitados e acesso vitalício aos vídeos. O suporte especializado vem com os planos.',
  videoFailed: 'O vídeo não pôde ser carregado. Feche e tente novamente.',
} as const;
