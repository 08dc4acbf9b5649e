import { expect, test } from 'vitest';

import { transform } from './transform.ts';

const moved = (code: string) => transform(code).code;
const remarks = (code: string) => transform(code).remarks.map(({ line, text }) => `${line}: ${text}`);

test('[GRAM-08] a prop is renamed on the component that the package exports', () => {
  expect(
    moved(`import { Button } from '@martelo/ui/button';
export const Save = () => <Button busy={saving} tone="quiet">Salvar</Button>;`),
  ).toBe(`import { Button } from '@martelo/ui/button';
export const Save = () => <Button loading={saving} variant="quiet">Salvar</Button>;`);
});

test('[GRAM-08] a component of the same name from elsewhere is left alone', () => {
  const code = `import { Button } from './button';
import { TextField } from 'another-kit';
export const form = <><Button busy /><TextField onChange={set} /></>;`;
  expect(transform(code)).toEqual({ code, changed: 0, remarks: [] });
});

test('[GRAM-08] a renamed import is followed, and so is a namespace', () => {
  expect(
    moved(`import { TextField as Input } from '@martelo/ui/text-field';
import * as Kit from '@martelo/ui/heading';
export const a = <Input onChange={set} />;
export const b = <Kit.Heading level={2} />;`),
  ).toBe(`import { TextField as Input } from '@martelo/ui/text-field';
import * as Kit from '@martelo/ui/heading';
export const a = <Input onValueChange={set} />;
export const b = <Kit.Heading headingLevel={2} />;`);
});

test('[GRAM-08] spread props are listed for a person, and spread literals are changed', () => {
  const code = `import { Select } from '@martelo/ui/select';
export const a = <Select {...props} label="Estado" onChange={set} />;
export const b = <Select {...{ onChange: set }} />;`;
  expect(moved(code)).toContain('<Select {...props} label="Estado" onValueChange={set} />');
  expect(moved(code)).toContain('{...{ onValueChange: set }}');
  expect(remarks(code)).toEqual(['2: Select: props are spread in; if they hold `onChange`, rename it there']);
});

test('[GRAM-08] a value that became another prop moves, in a condition too where both ends go the same way', () => {
  const of = (tone: string) =>
    `import { Button } from '@martelo/ui/button';\nexport const a = <Button tone=${tone} />;`;
  expect(moved(of(`{on ? 'soft' : "quiet"}`))).toContain(`variant={on ? 'soft' : "quiet"}`);
  expect(moved(of(`"accent"`))).toContain('tone="accent"');
  expect(moved(of(`{on ? 'accent' : 'quiet'}`))).toContain(`tone={on ? 'accent' : 'quiet'}`);
  expect(remarks(of(`{on ? 'accent' : 'quiet'}`))).toEqual(['2: Button: `tone` became tone and variant']);
  expect(remarks(of(`{look({ quiet: 'quiet' })}`))).toEqual([
    '2: Button: `tone` holds values that have moved',
  ]);
});

test('[GRAM-08] a value that has another name in the same prop or in the new one', () => {
  expect(
    moved(`import { IconButton } from '@martelo/ui/icon-button';
import { createToastQueue } from '@martelo/ui/toast';
export const toasts = createToastQueue();
toasts.add({ type: failed ? 'error' : 'success', title });
export const a = <IconButton tone="neutral" />;`),
  ).toBe(`import { IconButton } from '@martelo/ui/icon-button';
import { createToastQueue } from '@martelo/ui/toast';
export const toasts = createToastQueue();
toasts.add({ tone: failed ? 'critical' : 'positive', title });
export const a = <IconButton variant="outlined" />;`);
});

test('[GRAM-08] short properties, quoted keys and createElement', () => {
  expect(
    moved(`import { Heading } from '@martelo/ui/heading';
export const a = createElement(Heading, { level, size: 'small' });
export const b = React.createElement(Heading, { 'level': 2 });`),
  ).toBe(`import { Heading } from '@martelo/ui/heading';
export const a = createElement(Heading, { headingLevel: level, size: 'small' });
export const b = React.createElement(Heading, { 'headingLevel': 2 });`);
});

test('[GRAM-08] types that are taken from props', () => {
  expect(
    moved(`import type { TextFieldProps } from '@martelo/ui/text-field';
type Change = TextFieldProps['onChange'];
type Rest = Omit<TextFieldProps, 'label' | 'onChange'>;`),
  ).toBe(`import type { TextFieldProps } from '@martelo/ui/text-field';
type Change = TextFieldProps['onValueChange'];
type Rest = Omit<TextFieldProps, 'label' | 'onValueChange'>;`);
});

test('[GRAM-08] the args of stories', () => {
  expect(
    moved(`import { RadioGroup } from '@martelo/ui/radio-group';
const meta = { title: 'Forms/Kind', component: RadioGroup, args: { legend: 'Tipo', hideLegend: true } };
export const Default = { play: ({ args }) => expect(args.legend).toBe('Tipo') };
export const Other = { args: { legend: 'Fase' }, render: (args) => <RadioGroup {...args} /> };`),
  ).toBe(`import { RadioGroup } from '@martelo/ui/radio-group';
const meta = { title: 'Forms/Kind', component: RadioGroup, args: { label: 'Tipo', hideLabel: true } };
export const Default = { play: ({ args }) => expect(args.label).toBe('Tipo') };
export const Other = { args: { label: 'Fase' }, render: (args) => <RadioGroup {...args} /> };`);
});

test.each([
  ['a component in a variable', `export const parts = [Table];`],
  ['a component that is loaded later', `export const Late = lazy(() => import('@martelo/ui/table'));`],
  ['a component that is passed on', `export { Table } from '@martelo/ui/table';`],
  ['props that are extended', `export interface MineProps extends TableProps { mine: string }`],
])('[GRAM-08] %s is listed for a person', (_case, line) => {
  const code = `import { Table, type TableProps } from '@martelo/ui/table';\n${line}`;
  expect(transform(code)).toMatchObject({ code, changed: 0, remarks: [{ line: 2 }] });
});

test('[GRAM-08] a name that means something else further in is left alone, and listed', () => {
  const code = `import { Table } from '@martelo/ui/table';
export const Outer = ({ Table }) => <Table caption="Fora" />;`;
  expect(transform(code)).toMatchObject({ code, remarks: [{ line: 2 }] });
});

test('[GRAM-08] what has to be rebuilt is said', () => {
  expect(
    remarks(`import { PriceRangeField } from '@martelo/ui/price-range-field';
export const a = <PriceRangeField min={1} max={2} onChange={set} delay={0} />;`),
  ).toEqual(['2: PriceRangeField: `min` and `max` became `value={{ min, max }}`']);
  expect(
    remarks(`import { Banner } from '@martelo/ui/banner';
export const a = <Banner dismissible>Lista de ontem.</Banner>;
export const b = <Banner {...props} />;`),
  ).toEqual([
    '2: Banner: `dismissible` became `onDismiss`, a function that hears of it',
    '3: Banner: props are spread in; if they hold `dismissible`, rename it there',
  ]);
});

test('[GRAM-08] what has moved is moved no further', () => {
  const once = moved(`import { Card } from '@martelo/ui/card';
import { Text } from '@martelo/ui/text';
export const a = <Card level="sunken"><Text tone="muted">a</Text></Card>;`);
  expect(once).toContain('<Card elevation="sunken"><Text color="muted">');
  expect(transform(once)).toMatchObject({ code: once, changed: 0 });
});

test('[GRAM-08] a handler of the native event is of today, and stays', () => {
  const code = `import { Select } from '@martelo/ui/select';
import { TextField } from '@martelo/ui/text-field';
export const a = <TextField onChange={(e) => log(e.target.value)} />;
export const b = <Select onChange={({ currentTarget }) => log(currentTarget.form)} />;
export const c = <TextField onChange={log} onValueChange={set} />;
export const d = <TextField {...register('email')} />;
export const e = <TextField onChange={(event) => log(event)} />;
export const f = createElement(TextField, { ...form.register('cep'), onChange: log, onValueChange: set });`;
  expect(transform(code)).toMatchObject({ code, changed: 0 });
  expect(remarks(code)).toEqual([
    '3: TextField: `onChange` was left: it reads the event',
    '4: Select: `onChange` was left: it reads the event',
    '5: TextField: `onChange` was left: `onValueChange` stands beside it',
    '7: TextField: `onChange` was left: it reads the event',
    '8: TextField: `onChange` was left: `onValueChange` stands beside it',
  ]);
  expect(
    moved(
      "import { TextField } from '@martelo/ui/text-field';\nexport const a = <TextField onChange={(text) => set(text)} />;",
    ),
  ).toContain('onValueChange={(text)');
});

test('[GRAM-08] args are those of the stories, whatever else has a title and a component', () => {
  expect(
    moved(`import { Text } from '@martelo/ui/text';
export const columns = [{ title: 'Nome', component: Cell }];
export default { title: 'Words/Text', component: Text };
export const Quiet = { args: { tone: 'muted' } };`),
  ).toContain("args: { color: 'muted' }");
});
