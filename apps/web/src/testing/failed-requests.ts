import { exampleOf, mockOperation, networkError, type OperationId, slow } from '@martelo/api-client/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { UserType } from '../lib/session-storage.ts';
import { answerNow } from './network.ts';
import { passTimeouts } from './timeouts.ts';
import { person } from './screen.tsx';

/** A control whose request is tried with every kind of failure. */
export interface Press {
  /** The call that fails. */
  call: OperationId;
  /** The control to press; it must stay enabled after a failure. */
  button: string | RegExp;
  role?: 'button' | 'radio';
  /** Opens what holds the fields and the button. */
  open?: () => Promise<unknown>;
  /** Typed before, by the label of the field: preserved over a failure and over an expired session. */
  typed?: Readonly<Record<string, string>>;
  /** The same, but cleared when the session ends. */
  secret?: Readonly<Record<string, string>>;
  /** Expects that other choices are still there. */
  preserved?: () => Promise<unknown>;
  /** The confirming button of the dialog. */
  confirm?: string;
  /** What the dialog's own fields take, by label: a failure leaves it there. */
  answers?: Readonly<Record<string, string>>;
  /** The one sentence of a screen that does not distinguish failures. */
  says?: RegExp;
  /** The success message, or another check of success. */
  done: RegExp | (() => Promise<unknown>);
}

/** How a call can fail, and its message where the screen has no message of its own. */
const faults = [
  { fault: (id: OperationId) => mockOperation(id, 500 as never), says: /Erro interno/ },
  { fault: (id: OperationId) => mockOperation(id, 503 as never), says: /Serviço indisponível/ },
  { fault: networkError, says: /Sem conexão com a internet/ },
  { fault: slow, says: /demorou demais/, silent: true },
] as const;
type Fault = (typeof faults)[number];

const long = { timeout: 10_000 };
const again = 'Tentar novamente';

/** Skips the slow check whether each element of a long page is hidden. */
const named = (name: string | RegExp) => ({ name, hidden: true });

/** Presses the first of that name, once it is there. */
export async function press(name: string | RegExp, role: 'button' | 'radio' = 'button'): Promise<void> {
  const all = await screen.findAllByRole(role, named(name), long);
  await userEvent.click(all.at(0)!);
}

const question = () => document.querySelector<HTMLElement>('[role="alertdialog"]');

/** Confirms the dialog, or retries after a failure. */
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

/** Pastes, where the field has no mask; text that a failure preserved is not typed again. */
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

/** One try: from the beginning, or from the dialog where it is still open. */
async function attempt({ button, role, open, typed, secret, confirm, answers }: Press) {
  if (!confirm || !question()) {
    await open?.();
    for (const [label, text] of Object.entries({ ...typed, ...secret })) await write(label, text);
    await press(button, role);
  }
  if (confirm) await answer(new RegExp(`^(${confirm}|${again})$`), answers);
}

/** The screen says why, what was typed is preserved, and the button can be pressed again. */
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

/** An expired session leads to the sign-in, and from there back to what was typed (AUTH-08). */
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
