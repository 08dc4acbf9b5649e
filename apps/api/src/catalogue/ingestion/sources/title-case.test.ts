import { expect, test } from 'vitest';

import { titleCase } from './title-case.ts';

test.each([
  ['ABELARDO LUZ', 'Abelardo Luz'],
  ['AGUAS LINDAS DE GOIAS', 'Aguas Lindas de Goias'],
  ['DE PAULA', 'De Paula'],
  ['PARQUE ESTRELA DALVA IX', 'Parque Estrela Dalva IX'],
  ['RUA DAS FLORES, N. 521, LT 21, QD E', 'Rua das Flores, N. 521, LT 21, QD E'],
  ['VIA DE ACESSO E GROTA SECA', 'Via de Acesso e Grota Seca'],
  ['JD DR. ARNALDO', 'Jd Dr. Arnaldo'],
  ['BL03 LT02', 'BL03 LT02'],
  ['São João del-Rei', 'São João del-Rei'],
  ['NEVES (NEVES)', 'Neves (Neves)'],
  ['', ''],
])('[API-09] %s is written %s', (name, written) => {
  expect(titleCase(name)).toBe(written);
});
