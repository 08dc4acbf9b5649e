import { describe, expect, test } from 'vitest';

import { WrongUsage } from './usage.ts';
import { formatRunsResult, parseRunsCommand } from './undo-command.ts';

const run = '8d3f1b52-6a0c-4e7b-9f14-2c5d7e9a1b30';

describe('parseRunsCommand', () => {
  test.each([
    [['runs'], { work: 'runs', json: false }],
    [['--', 'runs', '--json'], { work: 'runs', json: true }],
    [['undo', run], { work: 'undo', run, reason: null, json: false }],
    [['undo', run, '--reason', 'preços'], { work: 'undo', run, reason: 'preços', json: false }],
    [['caixa', 'undo'], null],
    [[], null],
  ])('[INTAKE-34] %o', (args, command) => {
    expect(parseRunsCommand(args)).toEqual(command);
  });

  test.each([[['undo']], [['undo', run, run]], [['undo', run, '--accept-shrink']], [['runs', 'x']]])(
    '[INTAKE-34] %o gets the right usage',
    (args) => {
      expect(() => parseRunsCommand(args)).toThrow(WrongUsage);
    },
  );
});

test('[INTAKE-36] what could not be restored is said', () => {
  const figures = { restored: 1200, relisted: 2, unlisted: 0, withdrawn: 1, run };
  const undone = { run, listDate: '2026-03-02', fileName: 'GO.csv' };
  const said = (partly: number) => formatRunsResult({ undone: { ...figures, partly, undone } });
  expect(said(0)).toBe(
    `Lista de 2026-03-02 desfeita (GO.csv), execução ${run}\n  com os valores de antes 1.200 · de volta à lista 2 · outra vez fora da lista 0 · deixam de aparecer 1`,
  );
  expect(said(3)).toContain('Em 3 a descrição e as praças ficam até a próxima lista');
  expect(formatRunsResult({ runs: [] })).toBe('Nenhuma lista foi recebida.');
});
