import { formatCount } from './format-count.ts';

const left = (count: number, names: string) =>
  `${names} ${count === 1 ? 'não foi incluído' : 'não foram incluídos'}`;

/** Texts of fields of files. */
export const filesTexts = {
  chooseFiles: 'Escolher arquivos',
  filesOf: (count: number, size: string) =>
    `${count === 1 ? '1 arquivo' : `${formatCount(count)} arquivos`}, ${size}`,
  fileTooLarge: (count: number, names: string, max: string) =>
    `${left(count, names)}: cada arquivo pode ter até ${max}.`,
  filesTooLarge: (count: number, names: string, max: string) =>
    `${left(count, names)}: todos juntos podem ter até ${max}.`,
  filesTooMany: (count: number, names: string, max: number) =>
    `${left(count, names)}: ${max === 1 ? 'só cabe 1 arquivo' : `cabem até ${formatCount(max)} arquivos`}.`,
};
