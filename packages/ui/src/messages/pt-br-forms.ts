import { formatCount } from './format-count.ts';

/** Texts of fields, confirmations and progress. */
export const formsTexts = {
  minimum: 'Mínimo',
  maximum: 'Máximo',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  charactersOf: (count: number, limit: number) => `${formatCount(count)} de ${formatCount(limit)} caracteres`,
  currentPassword: 'Senha atual',
  currentPasswordMissing: 'Senha atual é obrigatória',
  placePlaceholder: 'Digite pelo menos 2 letras',
  selectedPlace: (place: string) => `Selecionado: ${place}`,
  states: 'Estados',
  noCity: 'Nenhuma cidade encontrada',
  cancel: 'Cancelar',
  confirmFailed: 'Não foi possível concluir. Tente novamente.',
  stepStates: { past: 'concluída', current: 'etapa atual', future: 'a seguir' },
  numberBetween: (min: string, max: string, whole: boolean) =>
    `Um número ${whole ? 'inteiro ' : ''}de ${min} a ${max}.`,
  numberFrom: (min: string, whole: boolean) => `Um número ${whole ? 'inteiro ' : ''}a partir de ${min}.`,
  numberUpTo: (max: string, whole: boolean) => `Um número ${whole ? 'inteiro ' : ''}até ${max}.`,
  numberMissing: (whole: boolean): string => (whole ? 'Escreva um número inteiro.' : 'Escreva um número.'),
  chooseFile: 'Escolher arquivo',
  noFile: 'Nenhum arquivo',
  increase: (label: string) => `Aumentar: ${label}`,
  decrease: (label: string) => `Diminuir: ${label}`,
  removeChoice: (label: string) => `Remover ${label}`,
  chosenOf: (label: string) => `${label}: escolhas`,
  chooseOption: 'Escolha uma opção da lista.',
  fullChoices: (limit: number) => `No máximo ${formatCount(limit)}. Remova uma escolha para fazer outra.`,
  wrongFields: (count: number) =>
    count === 1 ? '1 campo precisa de correção' : `${formatCount(count)} campos precisam de correção`,
  progressOf: (value: number, total: number) => `${formatCount(value)} de ${formatCount(total)}`,
  progressStates: { complete: 'Concluído', failed: 'Interrompido' },
};
