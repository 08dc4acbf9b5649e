const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an address, before any call (AUTH-02, AUTH-09). */
export function wrongEmail(email: string): string | undefined {
  const text = email.trim();
  if (!text) return 'O email é obrigatório';
  return shape.test(text) ? undefined : 'Email inválido';
}
