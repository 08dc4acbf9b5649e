import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

test('the server renders the control as it is, with its own description', () => {
  const control = <Button aria-describedby="prazo">2ª praça</Button>;
  expect(renderToString(<Tooltip text="Segunda tentativa de venda.">{control}</Tooltip>)).toBe(
    renderToString(control),
  );
});
