const controls = 'a[href], button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])';

/** Whether a control of the page lies under the element, wholly or in part. */
export function coversControl(element: HTMLElement): boolean {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(controls)].some((control) => {
    if (element.contains(control)) return false;
    if (!(control.checkVisibility?.({ visibilityProperty: true }) ?? true)) return false;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
