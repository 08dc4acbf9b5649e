/**
 * Writes into an input as a key would: React and all other listeners get a native event. React has a setter of its own
 * on the element, which would make the event look like no change.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
