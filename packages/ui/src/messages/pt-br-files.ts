import { formatCount } from './format-count.ts';

const left = (names: readonly string[]) =>
  `${names.join(', ')} ${names.length === 1 ? 'não foi incluído' : 'não foram incluídos'}`;

/** Texts of fields of files. */
export const filesTexts = {
  chooseFiles: 'Escolher arquivos',
  filesOf: (count: number, size: string) =>
    `${count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`}, ${size}`,
  fileTooLarge: (names: readonly string[], most: string) =>
    `${left(names)}: cada arquivo pode ter até ${most}.`,
  filesTooLarge: (names: readonly string[], most: string) =>
    `${left(names)}: todos juntos podem ter até ${most}.`,
  filesTooMany: (names: readonly string[], most: number) =>
    `${left(names)}: ${most === 1 ? 'só cabe 1 arquivo' : `cabem até ${formatCount(most)} arquivos`}.`,
};
