import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Looks whether a region is a stop of Tab while it is too narrow for what it holds, and not else. */
export async function expectTabStopWhileItScrolls(canvasElement: HTMLElement, name: string) {
  const region = within(canvasElement).getByRole('region', { name });
  region.style.width = '900px';
  await waitFor(() => expect(region).toHaveAttribute('tabindex', '-1'));
  await userEvent.tab();
  await expect(region).not.toHaveFocus();
  region.style.width = '200px';
  await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  await expect(region).toHaveFocus();
  region.style.width = '900px';
  await waitFor(() => expect(region).toHaveAttribute('tabindex', '-1'));
  region.style.width = '';
}
