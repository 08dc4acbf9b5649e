import { atom } from 'jotai';

/** Whether the modal 'Faça login para continuar' is open (DETAIL-09). */
export const loginPromptAtom = atom(false);
