/** The texts of the account's screens (ACC-01, ACC-04 to ACC-09). */
export const messages = {
  profile: {
    restricted: 'Você precisa estar logado para ver seu perfil.',
    failed: 'Erro ao carregar informações do perfil',
    saveFailed: 'Erro ao atualizar perfil',
    saved: 'Perfil atualizado com sucesso!',
    passwordFailed: 'Erro ao alterar senha',
    passwordSaved: 'Senha alterada com sucesso!',
  },
  pendingEmail: {
    resendFailed: 'Erro ao reenviar o email de confirmação',
    cancelFailed: 'Erro ao cancelar a troca de email',
  },
  edit: {
    restricted: 'Você precisa estar logado para editar seu perfil.',
    failed: 'Erro ao carregar os dados do perfil',
    saveFailed: 'Erro ao atualizar perfil. Tente novamente.',
  },
  summary: {
    restricted: 'Você precisa estar logado para ver sua conta.',
    failed: 'Erro ao carregar os dados da sua conta. Tente novamente.',
  },
  details: {
    restricted: 'Você precisa estar logado para ver suas informações.',
    failed: 'Erro ao carregar suas informações. Tente novamente.',
  },
  settings: {
    restricted: 'Você precisa estar logado para ver suas configurações.',
    failed: 'Erro ao carregar suas configurações',
    notificationsFailed: 'Erro ao salvar suas preferências de notificação',
    exportFailed: 'Erro ao exportar seus dados',
    deletionFailed: 'Erro ao solicitar a exclusão da conta',
    cancelFailed: 'Erro ao cancelar o pedido de exclusão',
  },
} as const;
