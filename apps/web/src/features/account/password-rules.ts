const shortest = 6;

/** What is wrong with a new password and its confirmation, by field (ACC-05, ACC-07). */
function wrongNewPassword(password: string, confirmation: string) {
  const short = password.length < shortest && 'A senha deve ter pelo menos 6 caracteres';
  const differs = confirmation !== password && 'As senhas não coincidem';
  return {
    ...(short && { password: short }),
    ...(differs && { password_confirmation: differs }),
  };
}

interface Change {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Of the profile's second tab, where all three are required (ACC-05). */
export function wrongPasswordChange(values: Change) {
  return {
    ...(values.password
      ? wrongNewPassword(values.password, values.password_confirmation)
      : { password: 'Nova senha é obrigatória' }),
    ...(!values.password_confirmation && { password_confirmation: 'Confirme a nova senha' }),
    ...(!values.current_password && { current_password: 'Senha atual é obrigatória' }),
  };
}

/** Of the edit form, where a new password is optional (ACC-07). */
export function wrongOptionalPassword(values: Change) {
  if (!values.password && !values.password_confirmation) return {};
  return {
    ...wrongNewPassword(values.password, values.password_confirmation),
    ...(!values.current_password && { current_password: 'Senha atual é obrigatória para alterar a senha' }),
  };
}
