import { type RefObject, useEffect, useState } from 'react';

import { useFormReset } from '../internal/use-controlled.ts';
import { useEarlyText } from '../internal/use-early-text.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { decimalsOf, formatNumberText, parseNumberText, stepNumber } from './number-text.ts';

interface NumberControl {
  inputRef: RefObject<HTMLInputElement | null>;
  /** What a reset of the form around it shows. */
  initial: number | null;
}

interface NumberRules {
  min: number | undefined;
  max: number | undefined;
  step: number;
  stride: number;
}

/** What is written in a field of a number, the number that it says, and what is wrong with it. */
export function useNumberText(
  value: number | null,
  onValueChange: (value: number | null) => void,
  { min, max, step, stride }: NumberRules,
  { inputRef, initial }: NumberControl,
) {
  const messages = useMessages(formsTexts);
  const decimals = decimalsOf(step);
  const whole = decimals === 0;
  /** A value from outside may have more than can be written: what is sent is shown. */
  const decimalsFor = (number: number | null) => Math.max(decimals, decimalsOf(number ?? 0));
  const print = (number: number | null) => formatNumberText(number, decimalsFor(number));
  const parse = (written: string) =>
    parseNumberText(written, written === print(value) ? decimalsFor(value) : decimals);
  const [text, setText] = useState(print(value));
  const [seen, setSeen] = useState(value);

  const isOut = (number: number) => number < (min ?? -Infinity) || number > (max ?? Infinity);
  const numberOf = (written: string) => {
    const number = parse(written);
    return number === null || isOut(number) ? null : number;
  };
  if (!Object.is(value, seen)) {
    setSeen(value);
    if (numberOf(text) !== value) setText(print(value));
  }

  function refusal(): string {
    if (min !== undefined && max !== undefined) return messages.numberBetween(print(min), print(max), whole);
    const number = parse(text);
    if (number !== null && min !== undefined && number < min) return messages.numberFrom(print(min), whole);
    if (number !== null && max !== undefined && number > max) return messages.numberUpTo(print(max), whole);
    return messages.numberMissing(whole);
  }
  const problem = text.trim() !== '' && numberOf(text) === null ? refusal() : undefined;
  useEffect(() => inputRef.current?.setCustomValidity(problem ?? ''), [inputRef, problem]);
  // What is written and is no number changes no value that could be seen to go back.
  useFormReset(inputRef, () => setText(print(initial)));

  const pass = (next: number | null) => {
    if (next !== value) onValueChange(next);
  };
  const go = (by: number) => {
    const next = stepNumber(parse(text) ?? value, by, { step: stride, min, max });
    setText(print(next));
    pass(next);
  };
  const write = (next: string) => {
    setText(next);
    pass(numberOf(next));
  };
  useEarlyText(inputRef, text, write);
  /** The writing is over: the number is printed whole. What is wrong stays, to be mended. */
  const settle = () => {
    if (!problem) setText(print(value));
  };
  return { text, whole, problem, go, write, settle };
}
