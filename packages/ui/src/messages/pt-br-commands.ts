/** Texts of the command menu. */
export const commandTexts = {
  commands: 'Ir para',
  commandsExample: 'Página, cidade, bairro ou leilão',
  commandsEmpty: 'Nada encontrado. Tente outra palavra.',
  commandsHint: '↑ ↓ escolhem · Enter abre · Esc fecha',
};
