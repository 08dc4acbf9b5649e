import { formatCount } from './format-count.ts';

/** What lists, figures and turning pictures say. */
export const contentTexts = {
  properties: (count: number) => (count === 1 ? '1 imóvel' : `${formatCount(count)} imóveis`),
  previousSlide: 'Anteriores',
  nextSlide: 'Próximos',
  pauseSlides: 'Pausar a passagem automática',
  playSlides: 'Passar automaticamente',
  moments: { past: 'Já aconteceu', current: 'Agora', future: 'Ainda vai acontecer' },
};
