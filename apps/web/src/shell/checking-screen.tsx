import { CheckingSession } from './checking-session.tsx';

/** The same of a screen whose title is known before it is there (SHELL-12). */
export const checkingFor = (title: string) =>
  function CheckingScreen() {
    return (
      <>
        <title>{`${title} · Martelo`}</title>
        <CheckingSession />
      </>
    );
  };
