import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const stepParameter = 'etapa';

/** In the state of a second step's entry: the one before it is the first step. */
const afterFirst = { afterFirstStep: true };

interface StepsState {
  /** Whether the first step is complete. */
  reached: boolean;
  /** Whether the first step has something wrong, which only its own fields can show. */
  wrong: boolean;
}

interface Steps {
  current: 1 | 2;
  next: () => Promise<void>;
  back: () => void;
}

/**
 * A form in two steps. The second has an address of its own: Back and Forward go from step to step.
 * Each step that comes has the focus on its first wrong field, else on its first one.
 */
export function useSteps(form: RefObject<HTMLFormElement | null>, { reached, wrong }: StepsState): Steps {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const second = new URLSearchParams(search).get(stepParameter) === '2';
  const current = second && reached ? 2 : 1;
  const shown = useRef(current);
  /** The entry that is being left: a second tap on the way back would leave the form. */
  const leaving = useRef<string>(null);

  const addressOf = (step: 1 | 2) => {
    const params = new URLSearchParams(search);
    if (step === 2) params.set(stepParameter, '2');
    else params.delete(stepParameter);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };

  const stayAtFirst = useEffectEvent(() => void navigate(addressOf(1), { replace: true }));
  const tooEarly = second && !reached;
  useEffect(() => {
    if (tooEarly) stayAtFirst();
  }, [tooEarly]);

  // An entry of the second step may also come after another of it: a link within the page makes one.
  const back = () => {
    if (leaving.current === key) return;
    leaving.current = key;
    void (state?.afterFirstStep ? navigate(-1) : navigate(addressOf(1), { replace: true }));
  };
  const backForWrong = useEffectEvent(back);
  useEffect(() => {
    if (current === 2 && wrong) backForWrong();
  }, [current, wrong]);

  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    (fields.find((field) => field.ariaInvalid === 'true') ?? fields[0])?.focus();
  }, [current, form]);

  return {
    current,
    // Rendered at once: until then a second tap would find the first step's button, and make a second entry.
    next: async () => navigate(addressOf(2), { flushSync: true, state: afterFirst }),
    back,
  };
}

/** Whether two addresses differ in the step alone. */
export function isOtherStep(one: URL, other: URL): boolean {
  const withoutStep = ({ href }: URL) => {
    const url = new URL(href);
    url.searchParams.delete(stepParameter);
    url.hash = '';
    return url.href;
  };
  return one.search !== other.search && withoutStep(one) === withoutStep(other);
}
