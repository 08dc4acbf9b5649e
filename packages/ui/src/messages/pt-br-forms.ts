import { printCount } from './print-count.ts';

/** Texts of fields, confirmations and progress. */
export const formsTexts = {
  minimum: 'Mínimo',
  maximum: 'Máximo',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  charactersOf: (count: number, limit: number) => `${printCount(count)} de ${printCount(limit)} caracteres`,
  captcha: 'Código de verificação',
  captchaHint: 'Escreva as letras e os números da imagem.',
  captchaPicture: 'Imagem com o código de verificação',
  captchaFailed: 'Não foi possível carregar o código de verificação.',
  refreshCaptcha: 'Trocar imagem',
  askQuestion: 'Usar uma pergunta',
  askPicture: 'Usar a imagem',
  placePlaceholder: 'Digite pelo menos 2 letras',
  selectedPlace: (place: string) => `Selecionado: ${place}`,
  states: 'Estados',
  noCity: 'Nenhuma cidade encontrada',
  cancel: 'Cancelar',
  confirmFailed: 'Não foi possível concluir. Tente novamente.',
  stepStates: { past: 'concluída', current: 'etapa atual', future: 'a seguir' },
  progressOf: (value: number, total: number) => `${printCount(value)} de ${printCount(total)}`,
  progressStates: { complete: 'Concluído', failed: 'Interrompido' },
};
