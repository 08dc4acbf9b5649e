import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What was typed into a field of a server's page before hydration, or brought back by the browser with the page: React
 * keeps it until the field is rendered again. It is reported once.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  rendered: string,
  onText: (text: string) => void,
) {
  const adopt = useEffectEvent(() => {
    const { current } = input;
    if (current && current.value !== rendered) onText(current.value);
  });
  useEffect(() => adopt(), []);
}
