/**
 * The address that opens a conversation with a Brazilian number, the greeting already written (SHELL-06). The number
 * may have signs and may lack the country's 55. Null for what is no number of ours: a stranger would get the message.
 */
export function chatHref(number: string, greeting: string): string | null {
  const digits = number.replace(/\D/g, '');
  const abroad = number.trim().startsWith('+') && !digits.startsWith('55');
  const local = digits.length > 11 ? digits.replace(/^55/, '') : digits;
  if (abroad || /[^\d\s()+.-]/.test(number) || !national.test(local)) return null;
  return `https://wa.me/55${local}?text=${encodeURIComponent(greeting)}`;
}

/** Area code, then a mobile number of nine digits or a landline of eight. */
const national = /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/;
