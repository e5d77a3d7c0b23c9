import type { ListColumn, ListView } from '../config/config'

/** The user's choice of a list's columns. */
export interface ColumnChoice {
  /** Shown columns in order; the name column is always first. */
  shown: readonly string[]
  /** Shown columns that stay even without room for them. */
  pinned: readonly string[]
}

type Columns = readonly Pick<ListColumn<never>, 'id' | 'isOptional'>[]

interface ColumnsOfView<Column> {
  /** Key of the choice, unique among lists and views. */
  key: string
  /** All columns: those of the view first, the others optional. */
  columns: readonly Column[]
}

/** Columns of a view; the list's when it names none. */
export function columnsOfView<Column extends Columns[number]>(
  {
    id,
    columns,
    views,
  }: { id: string; columns: readonly Column[]; views: readonly Pick<ListView, 'id' | 'columns'>[] },
  view: string,
): ColumnsOfView<Column> {
  const shown = views.find((each) => each.id === view)?.columns
  if (!shown) return { key: `columns:${id}`, columns }
  const first = views.find((each) => each.columns === shown)
  const [name, ...others] = columns
  const opening = shown.flatMap((each) => others.find((column) => column.id === each) ?? [])
  return {
    key: `columns:${id}/${first?.id}`,
    columns: [
      ...(name ? [name] : []),
      ...opening.map((column) => ({ ...column, isOptional: false })),
      ...others
        .filter((column) => !opening.includes(column))
        .map((column) => ({ ...column, isOptional: true })),
    ],
  }
}

/** Default choice of columns. */
export function defaultChoice(columns: Columns): ColumnChoice {
  return {
    shown: columns.filter(({ isOptional }) => !isOptional).map(({ id }) => id),
    pinned: [],
  }
}

/** Parses a stored choice, without columns that no longer exist; anything invalid is the default. */
export function readChoice(columns: Columns, stored: string | null): ColumnChoice {
  const value = parse(stored)
  // Before columns could be hidden for lack of room, a choice was the list of shown ones.
  const { shown, pinned = [] } = Array.isArray(value) ? { shown: value } : Object(value)
  if (!Array.isArray(shown) || !Array.isArray(pinned)) return defaultChoice(columns)
  const [name, ...others] = columns.map(({ id }) => id)
  const chosen = new Set(shown.filter((id): id is string => others.includes(id)))
  return {
    shown: [...(name === undefined ? [] : [name]), ...chosen],
    pinned: [...chosen].filter((id) => pinned.includes(id)),
  }
}

/** Shows a column after all others, or hides it. The name column cannot be hidden. */
export function toggleColumn(columns: Columns, choice: ColumnChoice, id: string): ColumnChoice {
  if (id === columns[0]?.id) return choice
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id)
  return choice.shown.includes(id)
    ? { shown: without(choice.shown), pinned: without(choice.pinned) }
    : { ...choice, shown: [...choice.shown, id] }
}

/** Keeps a column without room for it, or releases it. */
export function pinColumn(choice: ColumnChoice, id: string): ColumnChoice {
  const { shown, pinned } = choice
  const next = pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id]
  return { shown, pinned: next }
}

/** Moves a column by one position; the name column stays first. */
export function moveColumn(choice: ColumnChoice, id: string, by: -1 | 1): ColumnChoice {
  const { shown } = choice
  const from = shown.indexOf(id)
  const to = from + by
  if (from < 1 || to < 1 || to >= shown.length) return choice
  const moved = [...shown]
  moved.splice(from, 1)
  moved.splice(to, 0, id)
  return { ...choice, shown: moved }
}

/** Reports whether it equals the default choice. */
export function isDefaultChoice(columns: Columns, { shown, pinned }: ColumnChoice): boolean {
  return pinned.length === 0 && shown.join() === defaultChoice(columns).shown.join()
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
