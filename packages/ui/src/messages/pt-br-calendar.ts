/** Texts of addresses that calendars subscribe to. */
export const calendarTexts = {
  noCalendar:
    'Assine estas datas no calendário do celular ou do computador: quando uma lista muda uma data, ele se corrige sozinho.',
  calendarSecret:
    'Copie o endereço agora: por segurança ele não aparece de novo. Quem o tem vê estas datas; ele não diz quem você é.',
  calendarSince: (date: string) =>
    `Endereço criado em ${date}. Por segurança ele não aparece de novo: se o perdeu, crie outro.`,
  createCalendar: 'Criar endereço',
  renewCalendar: 'Criar outro endereço',
  revokeCalendar: 'Desligar',
  copyCalendar: 'Copiar endereço',
  subscribeCalendar: 'Abrir no calendário',
};
