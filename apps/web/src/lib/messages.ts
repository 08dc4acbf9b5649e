/** The specification's sentences that several screens share. */
export const messages = {
  offline: 'Sem conexão com a internet. Verifique sua rede e tente novamente.',
  timeout: 'O servidor demorou demais para responder. Tente novamente.',
  retry: 'Tentar novamente',
} as const;
