const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => shape.test(text);

/** What is wrong with an address, before any call (AUTH-02, AUTH-09). */
export function wrongEmail(email: string): string | undefined {
  const text = email.trim();
  if (!text) return 'O email é obrigatório';
  return isEmail(text) ? undefined : 'Email inválido';
}
