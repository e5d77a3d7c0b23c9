import type { ListColumn } from '../config'

/** The parts of a column that decide whether there is room for it. */
type Sized = Pick<ListColumn<never>, 'id' | 'width' | 'least' | 'align' | 'priority'> & {
  cell?: unknown
}

/** What a table may fill. */
export interface Room {
  /** In pixels, without its borders. */
  width: number
  /** How large the reader has texts: 1 at the usual 16 px. Columns grow with it. */
  scale: number
  /** Rows are cards, whose values stand below each other: every column has room. */
  isCards: boolean
}

/** What stands in each row beside its columns. */
export interface Beside {
  hasTick: boolean
  hasStep: boolean
  hasMenu: boolean
}

/** The columns that there is room for. */
export interface Fit<Column> {
  shown: readonly Column[]
  /** The ids of those that have left for want of room. */
  left: readonly string[]
  /** Even the least does not fit: the table scrolls sideways. */
  isTooWide: boolean
}

/** In pixels, at the usual size of texts: the longest words of a next step, in any language. */
const stepWidth = 148

/** In pixels, whatever the size of texts: a box to tick, and the button of the menu. As wide as a finger needs. */
const tickWidth = 44
const menuWidth = 44

/** How narrow a column may become, in pixels at the usual size of texts. A text is cut at its end, a figure never. */
export function leastWidth(column: Sized, isName: boolean): number {
  const { width, least, align, cell } = column
  if (least !== undefined) return least
  // Names give way, for they have a second line, and what is left over is theirs; yet by them one tells rows apart.
  if (isName) return Math.min(width, Math.max(152, Math.round(width * 0.75)))
  if (align === 'end' || cell !== undefined) return width
  return Math.min(width, Math.max(104, Math.round(width * 0.7)))
}

/**
 * Which of the chosen columns are shown in a room. First all become narrower; then the least important leave, of equals the
 * last. The name, what the reader keeps, and one more value stay: where even they are too wide, the table scrolls.
 * @param kept the ids of those that stay whatever the room is
 */
export function fitColumns<Column extends Sized>(
  columns: readonly Column[],
  kept: readonly string[],
  room: Room,
  beside: Beside,
): Fit<Column> {
  if (room.isCards) return { shown: columns, left: [], isTooWide: false }
  const [name, ...values] = columns
  const leastOf = (column: Column) => leastWidth(column, column === name)
  const shown = new Set(columns)
  const { edges, texts } = besideWidth(beside)
  const isTooWide = () => {
    const sum = [...shown].reduce((so, column) => so + leastOf(column), texts)
    return edges + sum * room.scale > room.width
  }
  const leaving = values
    .filter(({ id }) => !kept.includes(id))
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

/** The columns of a table's grid, and the least that they fill: CSS lengths. */
export function gridOf(columns: readonly Sized[], beside: Beside) {
  const [name, ...values] = columns
  const nameWidth = name ? leastWidth(name, true) : 0
  const { edges, texts } = besideWidth(beside)
  const least = values.reduce((sum, column) => sum + leastWidth(column, false), texts + nameWidth)
  return {
    template: [
      beside.hasTick ? `${tickWidth}px` : '',
      `minmax(${rem(nameWidth)}, 1fr)`,
      beside.hasStep ? rem(stepWidth) : '',
      ...values.map((column) => `minmax(${rem(leastWidth(column, false))}, ${rem(column.width)})`),
      beside.hasMenu ? `${menuWidth}px` : '',
    ]
      .filter(Boolean)
      .join(' '),
    least: `calc(${edges}px + ${rem(least)})`,
    /** What stays at the beginning of a table that scrolls. */
    pinned: `calc(${beside.hasTick ? tickWidth : 0}px + ${rem(nameWidth)})`,
  }
}

function besideWidth({ hasTick, hasStep, hasMenu }: Beside) {
  return {
    edges: (hasTick ? tickWidth : 0) + (hasMenu ? menuWidth : 0),
    texts: hasStep ? stepWidth : 0,
  }
}

/** Of pixels at the usual size of texts. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`
}
