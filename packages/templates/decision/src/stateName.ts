/** Name of a machine's state for stories and screens: `{done: 'undoable'}` is `done.undoable`. */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value
  const [[parent, child] = ['', '']] = Object.entries(value as Record<string, string>)
  return `${parent}.${child}`
}
