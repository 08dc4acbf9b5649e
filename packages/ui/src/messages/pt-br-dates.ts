/** Texts of calendars and fields of dates. */
export const dateTexts = {
  datePlaceholder: 'dd/mm/aaaa',
  dateIncomplete: 'Escreva a data como dd/mm/aaaa.',
  dateUnknown: 'Esta data não existe no calendário.',
  dateTooEarly: (first: string) => `Escolha uma data a partir de ${first}.`,
  dateTooLate: (last: string) => `Escolha uma data até ${last}.`,
  dateUnavailable: 'Esta data não está disponível. Escolha outra.',
  openCalendar: (label: string) => `Abrir calendário: ${label}`,
  calendarOf: (label: string) => `Calendário: ${label}`,
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' '),
  weekdaysShort: 'dom seg ter qua qui sex sáb'.split(' '),
  monthOf: (month: string, year: number) => `${month} de ${year}`,
  dayOf: (weekday: string, day: number, month: string, year: number) =>
    `${weekday}, ${day} de ${month} de ${year}`,
  rangeFrom: 'De',
  rangeTo: 'Até',
  rangePickFrom: 'Escolha o primeiro dia.',
  rangePickTo: 'Escolha o último dia.',
  rangeOrder: 'A data inicial deve vir antes da final.',
};
