import type { IndexColumn } from './config'

/** Which columns of a list are shown, in their order; the name column always comes first. */
export type ColumnChoice = readonly string[]

type Columns = readonly Pick<IndexColumn<never>, 'id' | 'isOptional'>[]

/** The columns before someone chooses. */
export function defaultChoice(columns: Columns): ColumnChoice {
  return columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id)
}

/** A choice as it was stored, without what no longer exists; anything else is the default. */
export function readChoice(columns: Columns, stored: string | null): ColumnChoice {
  const value = parse(stored)
  if (!Array.isArray(value)) return defaultChoice(columns)
  const [name, ...others] = columns.map(({ id }) => id)
  const chosen = new Set(value.filter((id): id is string => others.includes(id)))
  return [...(name === undefined ? [] : [name]), ...chosen]
}

/** Shows a column, after all others, or hides it. The name column cannot be hidden. */
export function toggleColumn(columns: Columns, choice: ColumnChoice, id: string): ColumnChoice {
  if (id === columns[0]?.id) return choice
  return choice.includes(id) ? choice.filter((other) => other !== id) : [...choice, id]
}

/** Moves a column by one place; the name column keeps the first. */
export function moveColumn(choice: ColumnChoice, id: string, by: -1 | 1): ColumnChoice {
  const from = choice.indexOf(id)
  const to = from + by
  if (from < 1 || to < 1 || to >= choice.length) return choice
  const moved = [...choice]
  moved.splice(from, 1)
  moved.splice(to, 0, id)
  return moved
}

/** Whether it is what the list begins with. */
export function isDefaultChoice(columns: Columns, choice: ColumnChoice): boolean {
  return choice.join() === defaultChoice(columns).join()
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
