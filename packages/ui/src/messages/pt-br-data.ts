import { formatCount } from './format-count.ts';

/** Texts of tables of data and of what is copied. */
export const dataTexts = {
  selectRow: (row: string) => `Selecionar ${row}`,
  selectAll: 'Selecionar todos desta página',
  selected: (count: number) => (count === 1 ? '1 selecionado' : `${formatCount(count)} selecionados`),
  clearSelection: 'Limpar seleção',
  selectionActions: 'Seleção',
  selectionKeys: 'Enter leva às ações',
  copy: 'Copiar',
  copyOf: (label: string) => `Copiar: ${label}`,
  copyOutcomes: { copied: 'Copiado', failed: 'Não foi possível copiar. Marque o texto e copie.' },
};
