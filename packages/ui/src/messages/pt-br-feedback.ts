/** What notices and toasts say. */
export const feedbackTexts = {
  toasts: 'Notificações',
  toastTypes: { success: 'Sucesso', error: 'Erro', warning: 'Atenção', info: 'Informação' },
  closeToast: (title: string) => `Fechar notificação: ${title}`,
};
