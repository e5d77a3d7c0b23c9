import type { ListColumn } from '../config/config'

/** Parts of a column that decide whether it fits. */
type Sized = Pick<ListColumn<never>, 'id' | 'width' | 'min' | 'align' | 'priority'> & {
  cell?: unknown
}

/** Available room of a table. */
export interface Room {
  /** In pixels, without its borders. */
  width: number
  /** The user's text scale: 1 at the usual 16 px. Columns grow with it. */
  scale: number
  /** Set when rows are cards, whose values are stacked: every column fits. */
  isCards: boolean
}

/** Cells of each row beside its columns. */
export interface Beside {
  hasTick: boolean
  hasStep: boolean
  hasMenu: boolean
}

/** Columns that fit. */
export interface Fit<Column> {
  shown: readonly Column[]
  /** Ids of columns that are hidden for lack of room. */
  left: readonly string[]
  /** Set when even the minimum does not fit: the table scrolls sideways. */
  isTooWide: boolean
}

/** Width in pixels at the usual text size: the longest label of a next step, in any language. */
const stepWidth = 148

/** Width in pixels at any text size: a checkbox, and the menu button. As wide as a touch target. */
const tickWidth = 44
const menuWidth = 44

/** Minimum width of a column, in pixels at the usual text size. Text is cut at its end, figures never. */
export function minWidth(column: Sized, isName: boolean): number {
  const { width, min, align, cell } = column
  if (min !== undefined) return min
  // Names yield, because they have a second line and receive the remaining room; but rows are recognized by them.
  if (isName) return Math.min(width, Math.max(152, Math.round(width * 0.75)))
  if (align === 'end' || cell !== undefined) return width
  return Math.min(width, Math.max(104, Math.round(width * 0.7)))
}

/**
 * Selects the chosen columns that fit. First all become narrower; then the least important are hidden, the last among
 * equals. The name, the columns that the user keeps, and one more value stay: if even they are too wide, the table scrolls.
 * @param pinned ids of columns that always stay
 */
export function fitColumns<Column extends Sized>(
  columns: readonly Column[],
  pinned: readonly string[],
  room: Room,
  beside: Beside,
): Fit<Column> {
  if (room.isCards) return { shown: columns, left: [], isTooWide: false }
  const [name, ...values] = columns
  const minOf = (column: Column) => minWidth(column, column === name)
  const shown = new Set(columns)
  const { edges, texts } = besideWidth(beside)
  const isTooWide = () => {
    const sum = [...shown].reduce((so, column) => so + minOf(column), texts)
    return edges + sum * room.scale > room.width
  }
  const leaving = values
    .filter(({ id }) => !pinned.includes(id))
    .toReversed()
    .toSorted((one, other) => other.priority - one.priority)
  for (const column of leaving) {
    if (!isTooWide() || shown.size <= 2) break
    shown.delete(column)
  }
  return {
    shown: columns.filter((column) => shown.has(column)),
    left: columns.filter((column) => !shown.has(column)).map(({ id }) => id),
    isTooWide: isTooWide(),
  }
}

/** Grid columns of a table, with their minimum width: CSS lengths. */
export function gridOf(columns: readonly Sized[], beside: Beside) {
  const [name, ...values] = columns
  const nameWidth = name ? minWidth(name, true) : 0
  const { edges, texts } = besideWidth(beside)
  const min = values.reduce((sum, column) => sum + minWidth(column, false), texts + nameWidth)
  return {
    template: [
      beside.hasTick ? `${tickWidth}px` : '',
      `minmax(${rem(nameWidth)}, 1fr)`,
      beside.hasStep ? rem(stepWidth) : '',
      ...values.map((column) => `minmax(${rem(minWidth(column, false))}, ${rem(column.width)})`),
      beside.hasMenu ? `${menuWidth}px` : '',
    ]
      .filter(Boolean)
      .join(' '),
    min: `calc(${edges}px + ${rem(min)})`,
    /** Width of the sticky start of a scrolling table. */
    pinned: `calc(${beside.hasTick ? tickWidth : 0}px + ${rem(nameWidth)})`,
  }
}

function besideWidth({ hasTick, hasStep, hasMenu }: Beside) {
  return {
    edges: (hasTick ? tickWidth : 0) + (hasMenu ? menuWidth : 0),
    texts: hasStep ? stepWidth : 0,
  }
}

/** Converts pixels at the usual text size. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
