import { formatCount } from './format-count.ts';

const left = (count: number, names: string) =>
  `${names} ${count === 1 ? 'não foi incluído' : 'não foram incluídos'}`;

/** Texts of fields of files. */
export const filesTexts = {
  chooseFiles: 'Escolher arquivos',
  filesOf: (count: number, size: string) =>
    `${count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`}, ${size}`,
  fileTooLarge: (count: number, names: string, most: string) =>
    `${left(count, names)}: cada arquivo pode ter até ${most}.`,
  filesTooLarge: (count: number, names: string, most: string) =>
    `${left(count, names)}: todos juntos podem ter até ${most}.`,
  filesTooMany: (count: number, names: string, most: number) =>
    `${left(count, names)}: ${most === 1 ? 'só cabe 1 arquivo' : `cabem até ${formatCount(most)} arquivos`}.`,
};
