/** Colours of notes and labels, by the keys of their names. */
export const colors = [
  { name: 'red', color: '#be123c' },
  { name: 'amber', color: '#b45309' },
  { name: 'green', color: '#4d7c0f' },
  { name: 'teal', color: '#0f766e' },
  { name: 'blue', color: '#2563eb' },
  { name: 'violet', color: '#7e22ce' },
] as const
