const controls = 'input:not([type="hidden"]), select, textarea, button, [role="slider"]';

/** What is seen and can be worked: a hidden native twin of a switch or a thumb is neither. */
const canLead = (control: HTMLElement) =>
  !control.matches(':disabled, [aria-hidden="true"]') && (control.checkVisibility?.() ?? true);

const chosenRadio = (seen: readonly HTMLElement[], first: HTMLElement) =>
  first instanceof HTMLInputElement && first.type === 'radio'
    ? seen.find((control) => control.matches(':checked') && control.getAttribute('name') === first.name)
    : undefined;

/** Which control takes the focus for a group: the first that is wrong, else the first; of radios the chosen one. */
export function leadingControl(group: Element): HTMLElement | null {
  const seen = [...group.querySelectorAll<HTMLElement>(controls)].filter(canLead);
  const first = seen.find((control) => control.ariaInvalid === 'true') ?? seen[0];
  return first ? (chosenRadio(seen, first) ?? first) : null;
}

/** The same for one control, whose hidden twin stands beside it. */
export const controlOrNeighbour = (found: HTMLElement): HTMLElement | null => {
  if (found.matches(controls) && canLead(found)) return found;
  const around = found instanceof HTMLInputElement ? found.parentElement : found;
  return around && leadingControl(around);
};

/**
 * The ref of an element that is no control itself: who focuses it, as React Hook Form does, comes to the control that
 * leads it.
 */
export function leadFocus(group: HTMLElement | null) {
  if (!group) return;
  const focus = (options?: FocusOptions) => leadingControl(group)?.focus(options);
  // Not by assignment, which a prototype with an accessor would take for itself.
  Object.defineProperty(group, 'focus', { value: focus, configurable: true, writable: true });
}
