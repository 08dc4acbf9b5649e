import { ApiError } from '@martelo/api-client';
import { Button } from '@martelo/ui/button';
import { Select } from '@martelo/ui/select';
import { TextField } from '@martelo/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { endSession, startSession } from '../session.ts';
import { FormErrors } from './form-errors.tsx';
import { useForm } from './use-form.ts';

interface Values {
  name: string;
  city: string;
  secret: string;
}

interface ExampleProps {
  submit: (values: Values, key: string) => Promise<void | Values>;
}

const labels = { name: 'Nome', city: 'Cidade', secret: 'Segredo' };

/** A form of three fields, as a screen would write it. */
function Example({ submit }: ExampleProps) {
  const form = useForm<Values>({
    initial: { name: '', city: '', secret: '' },
    validate: ({ name }) => (name ? {} : { name: 'Nome é obrigatório' }),
    draft: { name: 'example', secret: ['secret'] },
    spent: ['secret'],
    aliases: { town: 'city' },
    submit,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label="Exemplo">
      <FormErrors form={form} labels={labels} />
      <TextField {...form.field('name')} label={labels.name} />
      <TextField {...form.field('city')} label={labels.city} />
      <TextField {...form.field('secret')} label={labels.secret} />
      <Button type="submit" loading={form.busy}>
        Salvar
      </Button>
    </form>
  );
}

/** A form that can be left while it is sent. */
function LeavableExample(props: ExampleProps) {
  const [left, setLeft] = useState(false);
  return (
    <>
      <Button onClick={() => setLeft(true)}>Sair</Button>
      {!left && <Example {...props} />}
    </>
  );
}

/** A form whose one value is a file. */
function FileExample({ submit }: { submit: (values: { file: File | null }, key: string) => Promise<void> }) {
  const form = useForm<{ file: File | null }>({ initial: { file: null }, submit });
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label="Arquivo">
      <input
        type="file"
        aria-label="Arquivo"
        style={{ maxWidth: '100%' }}
        onChange={({ target }) => form.change({ file: target.files?.[0] ?? null })}
      />
      <Button type="submit" loading={form.busy}>
        Salvar
      </Button>
    </form>
  );
}

/** A form whose one value is chosen. */
function ChoiceExample({ submit }: { submit: (values: { phase: string }, key: string) => Promise<void> }) {
  const form = useForm({ initial: { phase: 'first' }, submit });
  return (
    <form onSubmit={form.onSubmit} noValidate aria-label="Praça">
      <Select
        {...form.field('phase')}
        label="Praça"
        options={[
          { value: 'first', label: '1ª praça' },
          { value: 'second', label: '2ª praça' },
        ]}
      />
      <Button type="submit">Salvar</Button>
    </form>
  );
}

const meta = {
  title: 'Screens/Forms',
  component: Example,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, chromatic: { disableSnapshot: true } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
const draft = () => sessionStorage.getItem('draft:example');

export const OneTry: Story = {
  name: 'One try at a time; a second press and Enter do nothing meanwhile',
  args: { submit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, 'Nome'), 'Ana');
    await save(canvas);
    await save(canvas);
    await userEvent.type(box(canvas, 'Nome'), '{Enter}');
    await expect(args.submit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerErrors: Story = {
  name: 'The server’s texts stand under their fields, others above; the first wrong field has the focus',
  args: {
    submit: fn(() =>
      Promise.reject(
        new ApiError(422, 'Os dados enviados são inválidos.', {
          town: ['Cidade desconhecida', 'Outra coisa'],
          uuid: ['Este convite não vale mais: venceu, foi cancelado ou substituído.'],
        }),
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await save(canvas);
    await expect(canvas.getByText('Nome é obrigatório')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(box(canvas, 'Nome'), 'Ana');
    await userEvent.type(box(canvas, 'Segredo'), '1234');
    await save(canvas);
    await waitFor(() => expect(box(canvas, 'Cidade')).toHaveFocus());
    await expect(canvas.getByText('Cidade desconhecida')).toBeVisible();
    await expect(
      canvas.getByText('Este convite não vale mais: venceu, foi cancelado ou substituído.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Os dados enviados são inválidos.')).not.toBeInTheDocument();
    await expect(box(canvas, 'Nome')).toHaveValue('Ana');
    await expect(box(canvas, 'Segredo')).toHaveValue('');
    await userEvent.type(box(canvas, 'Cidade'), 'G');
    await expect(canvas.queryByText('Cidade desconhecida')).not.toBeInTheDocument();
  },
};

const sendChoice = fn(() => Promise.resolve());

export const ChosenAndSent: Story = {
  name: 'What was chosen is sent, however soon the button is pressed after it',
  args: { submit: fn() },
  beforeEach: () => void sendChoice.mockClear(),
  render: () => <ChoiceExample submit={sendChoice} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Praça' });
    // Both in one task, before anything of it is rendered.
    select.value = 'second';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    canvas.getByRole('button', { name: 'Salvar' }).click();
    await waitFor(() => expect(sendChoice).toHaveBeenCalledWith({ phase: 'second' }, expect.anything()));
  },
};

let tries = 0;

export const SameKey: Story = {
  name: 'A try of the same values has the same key, one of others another; then the draft is gone',
  beforeEach: () => {
    tries = 0;
  },
  args: {
    submit: fn(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new ApiError(500, '')) : Promise.resolve();
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(box(canvas, 'Nome'), 'Ana');
    await save(canvas);
    await expect(await canvas.findByText('Algo deu errado. Tente novamente em instantes.')).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('Algo deu errado. Tente novamente em instantes.')).toBeVisible();
    await userEvent.type(box(canvas, 'Nome'), ' Luz');
    await expect(draft()).toContain('Ana Luz');
    await save(canvas);
    await waitFor(() => expect(draft()).toBeNull());
    const calls = (args.submit as ReturnType<typeof fn>).mock.calls as [Values, string][];
    const keys = calls.map(([, key]) => key);
    await expect(keys[0]).toBe(keys[1]);
    await expect(keys[2]).not.toBe(keys[1]);
  },
};

export const Draft: Story = {
  name: 'What was typed is there again after the page is left, without its secrets',
  args: { submit: fn() },
  beforeEach: () =>
    sessionStorage.setItem(
      'draft:example',
      JSON.stringify({
        name: { from: '', to: 'Ana' },
        city: { from: '', to: 7 },
        secret: 'x',
        gone: { from: '', to: 'y' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(box(canvas, 'Nome')).toHaveValue('Ana');
    await expect(box(canvas, 'Cidade')).toHaveValue('');
    await userEvent.type(box(canvas, 'Segredo'), '1234');
    await expect(JSON.parse(draft()!)).toEqual({ name: { from: '', to: 'Ana' } });
  },
};

let saveNow: (saved: Values) => void;
const saveLater = fn(
  () =>
    new Promise<Values>((resolve) => {
      saveNow = resolve;
    }),
);

export const TypedMeanwhile: Story = {
  name: 'What was typed while the form was saved stays, with its draft; the rest is as it was saved',
  tags: ['ACC-04'],
  args: { submit: saveLater },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas, 'Nome'), 'Ana ');
    await save(canvas);
    await userEvent.type(box(canvas, 'Cidade'), 'Goiânia');
    saveNow({ name: 'Ana', city: '', secret: '' });
    await waitFor(() => expect(box(canvas, 'Nome')).toHaveValue('Ana'));
    await expect(box(canvas, 'Cidade')).toHaveValue('Goiânia');
    await expect(JSON.parse(draft()!)).toEqual({ city: { from: '', to: 'Goiânia' } });
    await save(canvas);
    await expect(saveLater).toHaveBeenLastCalledWith(
      { name: 'Ana', city: 'Goiânia', secret: '' },
      expect.anything(),
    );
    saveNow({ name: 'Ana', city: 'Goiânia', secret: '' });
    await waitFor(() => expect(draft()).toBeNull());
    await expect(box(canvas, 'Cidade')).toHaveValue('Goiânia');
  },
};

const ana = {
  token: 'a',
  userType: 'customer',
  user: { id: '', name: 'Ana', email: 'ana@exemplo.com.br' },
} as const;
const bia = { ...ana, token: 'b', user: { ...ana.user, email: 'bia@exemplo.com.br' } } as const;
let failNow: () => void;
const failLater = fn(
  () =>
    new Promise<void>((_resolve, reject) => {
      failNow = () => reject(new ApiError(500, ''));
    }),
);

export const AfterLogout: Story = {
  name: 'A try that fails after a logout writes no draft again, for nobody and for the next person',
  tags: ['AUTH-07'],
  args: { submit: failLater },
  beforeEach: () => {
    startSession(ana, false);
    return () => endSession('signed-out');
  },
  play: async ({ canvas }) => {
    const failure = () => canvas.findByText('Algo deu errado. Tente novamente em instantes.');
    await userEvent.type(box(canvas, 'Nome'), 'Ana');
    await userEvent.type(box(canvas, 'Segredo'), '1234');
    await save(canvas);
    await expect(draft()).toContain('Ana');
    endSession('signed-out');
    failNow();
    await expect(await failure()).toBeVisible();
    await expect(box(canvas, 'Segredo')).toHaveValue('');
    await expect(draft()).toBeNull();

    startSession(ana, false);
    await userEvent.type(box(canvas, 'Segredo'), '1234');
    await save(canvas);
    endSession('signed-out');
    startSession(bia, false);
    failNow();
    await expect(await failure()).toBeVisible();
    await expect(draft()).toBeNull();
  },
};

export const SavedAfterLogout: Story = {
  name: 'What was typed while the form was saved is in no draft once the session is over',
  tags: ['AUTH-07'],
  args: { submit: saveLater },
  beforeEach: () => {
    startSession(ana, false);
    return () => endSession('signed-out');
  },
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas, 'Nome'), 'Ana ');
    await save(canvas);
    await userEvent.type(box(canvas, 'Cidade'), 'Goiânia');
    endSession('signed-out');
    saveNow({ name: 'Ana', city: '', secret: '' });
    await waitFor(() => expect(box(canvas, 'Nome')).toHaveValue('Ana'));
    await expect(draft()).toBeNull();
  },
};

export const AfterLeaving: Story = {
  name: 'A try that fails after its form is gone leaves the draft of the next one alone',
  args: { submit: failLater },
  render: (args) => <LeavableExample {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(box(canvas, 'Nome'), 'Ana');
    await save(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    const later = JSON.stringify({ name: { from: '', to: 'Bia' } });
    sessionStorage.setItem('draft:example', later);
    failNow();
    await expect(failLater.mock.results.at(-1)!.value).rejects.toThrow(ApiError);
    await expect(draft()).toBe(later);
  },
};

const sendFile = fn<(values: { file: File | null }, key: string) => Promise<void>>();

export const Files: Story = {
  name: 'Another file has another key, the same one again the same',
  args: { submit: fn() },
  beforeEach: () => {
    sendFile.mockReset().mockRejectedValue(new ApiError(503, 'Serviço indisponível.'));
  },
  render: () => <FileExample submit={sendFile} />,
  play: async ({ canvas }) => {
    const disk = canvas.getByLabelText('Arquivo', { selector: 'input' });
    const send = async (times: number) => {
      await save(canvas);
      await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    };
    await userEvent.upload(disk, new File(['um'], 'lista.csv', { type: 'text/csv', lastModified: 1 }));
    await send(1);
    await send(2);
    await userEvent.upload(disk, new File(['outra'], 'lista.csv', { type: 'text/csv', lastModified: 2 }));
    await send(3);
    const [first, second, third] = sendFile.mock.calls.map(([, key]) => key);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};
