/** Texts of the captcha, as a picture and spoken. */
export const captchaTexts = {
  captcha: 'Código de verificação',
  captchaHint: 'Escreva as letras e os números da imagem.',
  captchaPicture: 'Imagem com o código de verificação',
  captchaFailed: 'Não foi possível carregar o código de verificação.',
  refreshCaptcha: 'Trocar imagem',
  askAudio: 'Ouvir em vez de ver',
  askPicture: 'Usar a imagem',
  playAudio: 'Ouvir os números',
  playAgain: 'Ouvir de novo',
  stopAudio: 'Parar o áudio',
  audioHint: 'Escreva os seis números que ouvir. “Meia” é o número 6.',
  audioFailed: 'Não foi possível carregar o áudio.',
  refreshAudio: 'Trocar números',
};
