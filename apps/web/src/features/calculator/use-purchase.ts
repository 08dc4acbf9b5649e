import type { Calculation } from '@martelo/domain/purchase-plan';
import { stringifyCalculation } from '@martelo/domain/purchase-plan-url';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useStillHere } from '../../lib/use-still-here.ts';

/** What our own steps through addresses bear, so that what was typed is not read back from them. */
export interface CalculatorState {
  calculator: string;
}

/** From the last key to the address, in ms: browsers refuse many changes of it in a row. */
const rest = 400;

/** The purchase as it is typed; the address follows, so that it can be shared and survives a reload (INFO-06). */
export function usePurchase(initial: Calculation, own: string) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [purchase, setPurchase] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: Calculation) {
    clearTimeout(timer.current);
    const state: CalculatorState = { calculator: own };
    void navigate({ search: stringifyCalculation(next) }, { replace: true, preventScrollReset: true, state });
  }

  const change = (part: Partial<Calculation>) => {
    const next = { ...purchase, ...part };
    setPurchase(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isStillHere()) show(next);
    }, rest);
  };

  /** `commit` brings the address up to date at once. */
  return { purchase, change, commit: () => show(purchase) };
}
