import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { FileField } from './file-field.tsx';

const fileOf = (name: string, bytes: number) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf', lastModified: 0 });
const edital = fileOf('edital.pdf', 1_240_000);
const matricula = fileOf('matricula-84.120.pdf', 310_000);
const photos = fileOf('fotos-do-imovel-e-do-condominio-vistoria-de-10-de-marco-de-2026.zip', 2_000_000);

/** As the browser's own dialog does. Testing Library's upload hides the files from `FormData`. */
async function choose(input: HTMLElement, ...files: readonly File[]) {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  (input as HTMLInputElement).files = list.files;
  await fireEvent.change(input);
}

const namesOf = (files: readonly File[] | null) => files?.map(({ name }) => name);

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: {
    label: 'Arquivo da lista',
    hint: 'Martelo Feed em CSV ou JSON, até 20 MB',
    accept: '.csv,.json',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Say the kinds and the size that are taken before somebody chooses.',
        'Keep the files (`value`, `onValueChange`) where a form has an `action`: React resets it after each answer.',
        'Say the limits of `maxBytes`, `maxTotalBytes` and `limit` in the hint: what is beyond is refused by name.',
      ],
      dont: [
        'Trust `accept`: look at the name and the size as well.',
        'Trust a limit: the server looks at what arrives.',
      ],
      keyboard: [
        ['Enter, Space', 'Opens the system’s dialog; on a file’s button: takes it off.'],
        ['Tab', 'With `multiple`: from the field to the button of each file.'],
      ],
      accessibility: [
        'The browser’s own control with its label, hint and error; the words are the site’s.',
        'Files that are added are read aloud. Once one is taken off, the focus goes to the next, and to the field after the last.',
        'Whoever does not drop files chooses them: the field is one button.',
      ],
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['SHELL-12'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nenhum arquivo')).toBeVisible();
    const file = new File(['codigo;preco'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Arquivo da lista'), file);
    await expect(args.onValueChange).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('lista.csv')).toBeVisible();
  },
};
export const Wrong: Story = { args: { error: 'Escolha o arquivo da lista.' } };

/** A larger file is not taken, and nothing is sent. */
export const TooLarge: Story = {
  tags: ['PART-14'],
  args: { maxBytes: 1_000_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Arquivo da lista');
    await choose(input, edital);
    await expect(
      canvas.getByText(/edital\.pdf não foi incluído: cada arquivo pode ter até 1 MB/),
    ).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input.files).toHaveLength(0);
    await choose(input, matricula);
    await expect(canvas.queryByText(/não foi incluído/)).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(matricula);
  },
};

const severalArgs = { label: 'Documentos', accept: '.pdf,.zip', hint: 'PDF ou ZIP, até 5 MB cada' };

interface SeveralProps {
  initial?: readonly File[];
  onFiles?: (names: readonly string[]) => void;
  onSend?: (names: readonly string[]) => void;
  disabled?: boolean;
  limit?: number;
  maxBytes?: number;
  maxTotalBytes?: number;
}

function Several({ initial = [], onFiles, onSend, ...limits }: SeveralProps) {
  const [owned, setOwned] = useState<HTMLInputElement | null>(null);
  return (
    <Form
      width="form"
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget).getAll('documents');
        onSend?.(sent.map((entry) => (entry instanceof File ? entry.name : entry)));
      }}
    >
      <FileField
        {...limits}
        {...severalArgs}
        hint={
          limits.maxBytes ? 'PDF ou ZIP, até 1,5 MB cada e 1,6 MB ao todo, no máximo 3' : severalArgs.hint
        }
        ref={setOwned}
        name="documents"
        multiple
        required
        defaultValue={initial}
        onValueChange={(files) => onFiles?.(files.map(({ name }) => name))}
      />
      <div>
        <Button type="submit">Enviar</Button> <Button type="reset">Desfazer</Button>
      </div>
      <span hidden>{owned?.name}</span>
    </Form>
  );
}

export const Multiple: Story = {
  name: 'Several, in as many goes as it takes',
  tags: ['PART-14'],
  args: { onValueChange: fn(), onChange: fn() },
  render: ({ onValueChange, onChange }) => (
    <FileField {...severalArgs} multiple onValueChange={onValueChange as never} onChange={onChange} />
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Documentos');
    await expect(canvas.getByText('Nenhum arquivo')).toBeVisible();
    await fireEvent.dragEnter(input);
    await fireEvent.drop(input);
    await choose(input, edital);
    await expect(canvas.getByText('1 arquivo, 1,2 MB')).toBeVisible();
    await choose(input, edital, matricula);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([edital, matricula]);
    await expect(canvas.getByText('2 arquivos, 1,6 MB')).toBeVisible();
    await expect(canvas.getByText('310 kB')).toBeVisible();
    await expect(namesOf([...(input.files ?? [])])).toEqual(['edital.pdf', 'matricula-84.120.pdf']);
    // A dialog that is closed without a choice takes nothing away.
    await choose(input);
    await expect(input.files).toHaveLength(2);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const Chosen: Story = {
  name: 'Several that are chosen',
  tags: ['PART-14'],
  parameters: { forcedColors: true },
  render: () => <Several initial={[edital, matricula, photos]} />,
};

export const Refused: Story = {
  name: 'What is beyond a limit is named and left out',
  tags: ['PART-14'],
  render: () => <Several maxBytes={1_500_000} maxTotalBytes={1_600_000} limit={3} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Documentos');
    await choose(
      input,
      edital,
      photos,
      fileOf('contrato.pdf', 400_000),
      fileOf('a.pdf', 1000),
      fileOf('b.pdf', 1000),
      fileOf('c.pdf', 1000),
    );
    await expect(canvas.getByText(/vistoria-de-10-de-marco-de-2026\.zip não foi incluído/)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      /: cada arquivo pode ter até 1,5 MB\. contrato\.pdf não foi incluído: todos juntos podem ter até 1,6 MB\. c\.pdf não foi incluído: cabem até 3 arquivos\. PDF/,
    );
    await expect(namesOf([...(input.files ?? [])])).toEqual(['edital.pdf', 'a.pdf', 'b.pdf']);
  },
};

export const ByKeyboard: StoryObj<typeof Several> = {
  name: 'Taken off by the keyboard, and the focus stays in the field',
  tags: ['PART-14'],
  args: { initial: [edital, matricula, photos], onFiles: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Several {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name: `Remover ${name}` });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Documentos')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('matricula-84.120.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFiles).toHaveBeenLastCalledWith(['edital.pdf', photos.name]);
    await expect(button(photos.name)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button('edital.pdf')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Documentos')).toHaveFocus();
    await expect(canvas.getByLabelText<HTMLInputElement>('Documentos').validity.valueMissing).toBe(true);
  },
};

export const InAForm: StoryObj<typeof Several> = {
  name: 'A form gets each of them, and its reset brings the first back',
  tags: ['PART-14', 'GRAM-03', 'GRAM-04'],
  args: { initial: [edital], onSend: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Several {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const send = () => userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await choose(canvas.getByLabelText('Documentos'), matricula);
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith(['edital.pdf', 'matricula-84.120.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover edital.pdf' }));
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith(['matricula-84.120.pdf']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByText('1 arquivo, 1,2 MB')).toBeVisible();
    await send();
    await expect(args.onSend).toHaveBeenLastCalledWith(['edital.pdf']);
    await expect(canvas.getByText('documents')).toBeInTheDocument();
  },
};

function ControlledFiles() {
  const [files, setFiles] = useState<readonly File[]>([edital]);
  const pdfs = (next: readonly File[]) => setFiles(next.filter(({ name }) => name.endsWith('.pdf')));
  return <FileField {...severalArgs} multiple value={files} onValueChange={pdfs} />;
}

export const Controlled: Story = {
  name: 'What its owner does not take is in no form either',
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <ControlledFiles />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Documentos');
    await choose(input, photos, matricula);
    await expect(namesOf([...(input.files ?? [])])).toEqual(['edital.pdf', 'matricula-84.120.pdf']);
    await expect(canvas.getByText('2 arquivos, 1,6 MB')).toBeVisible();
  },
};

interface AnsweredProps {
  /** Who has the files after an answer: the page, or the answer itself. */
  owner: 'page' | 'answer';
}

/** React resets the form of an `action` once it is done, also where it found something wrong. */
function Answered({ owner }: AnsweredProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [state, send] = useActionState(
    async (_: unknown, data: FormData) => ({
      sent: data.getAll('documents') as File[],
      error: 'A matrícula não pôde ser lida.',
    }),
    null,
  );
  return (
    <Form action={send} width="form">
      <FileField
        {...severalArgs}
        {...(owner === 'page' ? { value: files, onValueChange: setFiles } : { defaultValue: state?.sent })}
        name="documents"
        multiple
        error={state?.error}
      />
      <div>
        <Button type="submit">Enviar</Button>
      </div>
    </Form>
  );
}

const staysChosen: StoryObj<typeof Answered>['play'] = async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Documentos');
  await choose(input, edital, matricula);
  for (const _ of ['once', 'again']) {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await canvas.findByText('A matrícula não pôde ser lida.');
    await waitFor(() =>
      expect(namesOf([...(input.files ?? [])])).toEqual(['edital.pdf', 'matricula-84.120.pdf']),
    );
    await expect(canvas.getByText('2 arquivos, 1,6 MB')).toBeVisible();
  }
};

export const KeptAfterAnAction: StoryObj<typeof Answered> = {
  name: 'After an action that found something wrong the page still has what it keeps',
  tags: ['PART-14', 'GRAM-04'],
  args: { owner: 'page' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Answered {...args} />,
  play: staysChosen,
};

export const GivenBackByAnAction: StoryObj<typeof Answered> = {
  name: 'An action that gives the files back has them chosen again',
  tags: ['PART-14', 'GRAM-04'],
  args: { owner: 'answer' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Answered {...args} />,
  play: staysChosen,
};
