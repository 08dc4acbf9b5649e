/** What notices and toasts say. */
export const feedbackTexts = {
  notices: { info: 'Informação', caution: 'Atenção', critical: 'Erro', positive: 'Tudo certo' },
  toasts: 'Notificações',
  toastTypes: { success: 'Sucesso', error: 'Erro', warning: 'Atenção', info: 'Informação' },
  closeToast: (title: string) => `Fechar notificação: ${title}`,
};
