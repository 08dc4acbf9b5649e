import { exampleOf, mockOperation, networkError, type OperationId, slow } from '@martelo/api-client/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { UserType } from '../lib/session-storage.ts';
import { answerNow } from './network.ts';
import { passTimeouts } from './timeouts.ts';
import { person } from './screen.tsx';

/** One thing that is pressed, in every way in which its call can end. */
export interface Press {
  /** The call that fails. */
  call: OperationId;
  /** What is pressed, and must be there to be pressed again. */
  button: string | RegExp;
  role?: 'button' | 'radio';
  /** What leads to the fields and to that button. */
  open?: () => Promise<unknown>;
  /** What is written before, by the label of its field: a failure leaves it there, and so does a session that ends. */
  typed?: Readonly<Record<string, string>>;
  /** The same, but never kept over a session. */
  secret?: Readonly<Record<string, string>>;
  /** Whether what was chosen otherwise is still there. */
  preserved?: () => Promise<unknown>;
  /** What the button asks before it does it. */
  confirm?: string;
  /** What the question itself asks for, by the label of its field: a failure leaves it there. */
  answers?: Readonly<Record<string, string>>;
  /** The one sentence of a screen that tells no faults apart. */
  says?: RegExp;
  /** What is read, or seen otherwise, once the call went well. */
  done: RegExp | (() => Promise<unknown>);
}

/** How a call can fail, and what is said of it where the screen has no sentence that stands for all of them. */
const faults = [
  { fault: (id: OperationId) => mockOperation(id, 500 as never), says: /Erro interno/ },
  { fault: (id: OperationId) => mockOperation(id, 503 as never), says: /Serviço indisponível/ },
  { fault: networkError, says: /Sem conexão com a internet/ },
  { fault: slow, says: /demorou demais/, silent: true },
] as const;
type Fault = (typeof faults)[number];

const long = { timeout: 10_000 };
const again = 'Tentar novamente';

/** What is pressed is there to be pressed, so whether each of a long page's roles is hidden need not be found out. */
const named = (name: string | RegExp) => ({ name, hidden: true });

/** Presses the first of that name, once it is there. */
export async function press(name: string | RegExp, role: 'button' | 'radio' = 'button'): Promise<void> {
  const all = await screen.findAllByRole(role, named(name), long);
  await userEvent.click(all.at(0)!);
}

const question = () => document.querySelector<HTMLElement>('[role="alertdialog"]');

/** Says yes to a question, or once more where the first time failed. */
async function answer(name: RegExp, answers: Press['answers'] = {}) {
  await waitFor(() => expect(question()).not.toBeNull(), long);
  for (const [label, text] of Object.entries(answers)) {
    const field = within(question()!).getByLabelText<HTMLInputElement>(label);
    if (field.value !== text) await userEvent.type(field, text);
    await expect(field).toHaveValue(text);
  }
  await userEvent.click(within(question()!).getByRole('button', named(name)));
}

const fieldOf = async (label: string) => {
  const selector = 'input, textarea';
  const fields = await screen.findAllByLabelText<HTMLInputElement>(
    new RegExp(`^${label}`),
    { selector },
    long,
  );
  return fields.at(0)!;
};

/** At once, as from a clipboard, where no mask reads each key; what a failure left in its field stays. */
async function write(label: string, text: string) {
  const field = await fieldOf(label);
  if (field.value === text) return;
  await userEvent.clear(field);
  if (field.type === 'date' || field.inputMode === 'numeric') await userEvent.type(field, text);
  else await userEvent.paste(text);
  await expect(field).toHaveValue(text);
}

async function expectFields(fields: Press['typed'] = {}) {
  for (const [label, text] of Object.entries(fields))
    await expect(await fieldOf(label), label).toHaveValue(text);
}

/** One try: from the beginning, or where the question still stands from that alone. */
async function attempt({ button, role, open, typed, secret, confirm, answers }: Press) {
  if (!confirm || !question()) {
    await open?.();
    for (const [label, text] of Object.entries({ ...typed, ...secret })) await write(label, text);
    await press(button, role);
  }
  if (confirm) await answer(new RegExp(`^(${confirm}|${again})$`), answers);
}

/** The screen says why, what was typed is there, and the button can be pressed again. */
async function expectAlive(one: Press, { fault, says, ...kind }: Fault) {
  const { call, button, role = 'button', confirm, typed, secret } = one;
  const failing = fault(call);
  answerNow(failing);
  await attempt(one);
  await waitFor(() => expect(failing.isUsed, `${call} was called`).toBe(true));
  if ('silent' in kind) passTimeouts();
  await waitFor(() => {
    const text = one.says ?? says;
    return expect(screen.queryAllByText(text).length, `${call}: ${String(text)}`).toBeGreaterThan(0);
  });
  await waitFor(async () => {
    const [next] = screen.getAllByRole(
      role,
      named(confirm && question() ? new RegExp(`^(${confirm}|${again})$`) : button),
    );
    await expect(next).not.toHaveAttribute('aria-busy', 'true');
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeEnabled();
  });
  await expectFields({ ...typed, ...secret });
  await one.preserved?.();
}

/** A session that is over leads to the sign-in, and from there back to what was typed (AUTH-08). */
async function expectWayBack(one: Press, as: UserType) {
  const { email } = person;
  answerNow(
    mockOperation(one.call, 401 as never),
    mockOperation('getCaptcha', 200, { data: { required: false } }),
    mockOperation('issueToken', 200, { ...exampleOf('issueToken', 200), user_type: as, scope: as }),
    mockOperation('getAdminInfo', 200, { ...exampleOf('getAdminInfo', 200), email }),
    mockOperation('getAuctioneerInfo', 200, { ...exampleOf('getAuctioneerInfo', 200), email }),
  );
  await attempt(one);
  await expect(await screen.findByText('Sua sessão expirou', {}, long)).toBeVisible();
  await write('Email', email);
  await write('Senha', 'martelo-demo');
  await press('Entrar');
  await waitFor(() => expect(screen.queryByText('Sua sessão expirou')).not.toBeInTheDocument());
  if (!one.preserved) await one.open?.();
  await expectFields(one.typed);
  await one.preserved?.();
  await expectFields(Object.fromEntries(Object.keys(one.secret ?? {}).map((label) => [label, ''])));
}

async function expectDone(one: Press) {
  const fine = slow(one.call, 0);
  answerNow(fine);
  await attempt(one);
  await waitFor(() => expect(fine.isUsed, `${one.call} was called`).toBe(true));
  await (one.done instanceof RegExp ? screen.findAllByText(one.done, {}, long) : one.done());
  await waitFor(async () => {
    const left = document.querySelector(
      '[role="progressbar"], [role="alertdialog"], main [aria-busy="true"]',
    );
    await expect(left).toBeNull();
  });
}

/**
 * A story's play: each press fails in every way, finds its session over where it needs one, and then does what it says.
 */
export const pressing =
  (...presses: readonly Press[]) =>
  async ({ args: { as } }: { args: { as?: UserType | undefined } }): Promise<void> => {
    for (const one of presses) {
      for (const fault of faults) await expectAlive(one, fault);
      if (as) await expectWayBack(one, as);
      await expectDone(one);
    }
  };
