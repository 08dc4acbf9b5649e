/** Written out, since what is no longer laid out as a table loses its own roles in some browsers. */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;
