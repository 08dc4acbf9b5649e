import { expectTypeOf, test } from 'vitest';

import { Tabs } from '../tabs/tabs.tsx';
import { Select } from './select.tsx';

type Area = 'private' | 'total';

test('[GRAM-01] a choice is reported as one of the possible values', () => {
  const options = [
    { value: 'private' as Area, label: 'Privativa' },
    { value: 'total' as Area, label: 'Total' },
  ];
  const checkType = (value: Area) => expectTypeOf(value).toEqualTypeOf<Area>();
  const given = [
    <Select key="select" label="Área" options={options} value="total" onValueChange={checkType} />,
    <Tabs
      key="tabs"
      label="Área"
      items={options.map((option) => ({ ...option, content: null }))}
      onValueChange={checkType}
    />,
    // @ts-expect-error There is no such value among them.
    <Select key="other" label="Área" options={options} onValueChange={(value: 'other') => value} />,
  ];
  expectTypeOf(given).toBeArray();
});
