/** The name of where a machine stands, as stories and screens call it: `{done: 'undoable'}` is `done.undoable`. */
export function stateName(value: string | object): string {
  if (typeof value === 'string') return value
  const [[parent, child] = ['', '']] = Object.entries(value as Record<string, string>)
  return `${parent}.${child}`
}
