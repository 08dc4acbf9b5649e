import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CommandMenu } from './command-menu.tsx';

test('[PART-10] the server renders nothing of a menu that is closed', () => {
  const nothing = () => undefined;
  const html = renderToString(
    <CommandMenu
      open={false}
      onOpenChange={nothing}
      onSelect={nothing}
      items={[{ id: '/', label: 'Início' }]}
    />,
  );
  expect(html).not.toContain('Início');
});
