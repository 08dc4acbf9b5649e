import { expect, test } from 'vitest';

import { tidyAddress } from './address-words.ts';

test.each([
  ['Rua A, N. 252, ., Coelho', 'Rua A, N. 252, Coelho'],
  ['Rua A, N. 252, .', 'Rua A, N. 252'],
  ['Rua A, N. SN, Lote 04', 'Rua A, s/n, Lote 04'],
  ['Rua A, N. Sn, QD 2', 'Rua A, s/n, QD 2'],
  ['Estrada B, N. S/Nº, QD III', 'Estrada B, s/n, QD III'],
  ['Rua 18, N. .S/N, Apto 201,  LT 16', 'Rua 18, s/n, Apto 201, LT 16'],
  ['Rua F, N. S N, CS 01', 'Rua F, s/n, CS 01'],
  ['Avenida D, N. ., Lote 4', 'Avenida D, Lote 4'],
  ['Quadra 2, N. -, LT 01B', 'Quadra 2, LT 01B'],
  ['Rodovia C, N. Km 11,2, Apto 204', 'Rodovia C, N. Km 11,2, Apto 204'],
  ['Rua da Luz, N. 54-A, BL A', 'Rua da Luz, N. 54-A, BL A'],
  ['Rua Snel, N. Sn 4', 'Rua Snel, N. Sn 4'],
  [' , ., -', null],
  ['', null],
  [null, null],
])('[DETAIL-05] %j reads %j', (listed, shown) => {
  expect(tidyAddress(listed)).toBe(shown);
});
