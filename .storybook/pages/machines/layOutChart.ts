import type { ChartState, Way } from './readChart'

/** A state with its position in the chart. All numbers are CSS pixels. */
export interface Box {
  state: ChartState
  x: number
  y: number
  width: number
  height: number
  /** Start of each transition's line, measured from the top of the box. */
  wayOffsets: number[]
  children: Box[]
}

/** A line from a transition to its target state. */
export interface Arrow {
  from: string
  to: string
  /** Path data of an SVG. */
  line: string
}

/** A drawn chart. */
export interface Layout {
  boxes: Box[]
  arrows: Arrow[]
  width: number
  height: number
}

/** Measures that the chart's styles share. */
export const measures = { width: 280, padding: 12, header: 44, call: 22, way: 26, guard: 20 }

const columnGap = 64
const rowGap = 28
const margin = 24

/** Places states in columns by their distance from the initial one, and draws a line for every transition. */
export function layOutChart(states: ChartState[]): Layout {
  const columns = columnsOf(states)
  const boxes: Box[] = []
  let x = margin
  for (const column of columns) {
    let y = margin
    for (const state of column) {
      const box = place(state, x, y, measures.width + (state.children.length > 0 ? 24 : 0))
      boxes.push(box)
      y += box.height + rowGap
    }
    x += Math.max(...boxes.slice(-column.length).map(({ width }) => width)) + columnGap
  }
  return {
    boxes,
    arrows: arrowsOf(boxes),
    width: x - columnGap + margin * 2,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + margin,
  }
}

/** Breadth first from the initial state; unreachable states are in the last column. */
function columnsOf(states: ChartState[]): ChartState[][] {
  const columns: ChartState[][] = []
  const left = new Set(states)
  let column = states.filter(({ isInitial }) => isInitial)
  while (column.length > 0) {
    for (const state of column) left.delete(state)
    columns.push(column)
    const targets = new Set(column.flatMap(topTargets))
    column = [...left].filter(({ path }) => targets.has(path))
  }
  if (left.size > 0) columns.push([...left])
  return columns
}

function topTargets(state: ChartState): string[] {
  return [state, ...state.children].flatMap(({ ways }) =>
    ways.map(({ target }) => target?.split('.')[0] ?? ''),
  )
}

function place(state: ChartState, x: number, y: number, width: number): Box {
  const { padding, header, call } = measures
  let height = header + state.calls.length * call
  const wayOffsets = state.ways.map((way) => {
    const offset = height + measures.way / 2
    height += heightOf(way)
    return offset
  })
  if (state.ways.length > 0) height += padding / 2
  const children = state.children.map((child) => {
    const box = place(child, x + padding, y + height, width - padding * 2)
    height += box.height + padding
    return box
  })
  return { state, x, y, width, height, wayOffsets, children }
}

function heightOf({ guard }: Way): number {
  return measures.way + (guard === undefined ? 0 : measures.guard)
}

function flatten(boxes: Box[]): Box[] {
  return boxes.flatMap((box) => [box, ...flatten(box.children)])
}

function arrowsOf(boxes: Box[]): Arrow[] {
  const all = flatten(boxes)
  return all.flatMap((from) =>
    from.state.ways.flatMap(({ target }, index) => {
      const to = all.find(({ state }) => state.path === target)
      return to ? [{ from: from.state.path, to: to.state.path, line: lineOf(from, to, index) }] : []
    }),
  )
}

function lineOf(from: Box, to: Box, index: number): string {
  const y1 = from.y + (from.wayOffsets[index] ?? 0)
  const y2 = to.y + measures.header / 2
  const right = from.x + from.width
  if (to.x > right) {
    const bend = Math.max(48, (to.x - right) / 2)
    return `M${right} ${y1}C${right + bend} ${y1} ${to.x - bend} ${y2} ${to.x} ${y2}`
  }
  const end = to.x + to.width
  // Lines back to the left start on the left; within a column they bend round on the right.
  if (end < from.x) {
    const bend = Math.max(48, (from.x - end) / 2)
    return `M${from.x} ${y1}C${from.x - bend} ${y1} ${end + bend} ${y2} ${end} ${y2}`
  }
  const bend = 36 + Math.min(Math.abs(y2 - y1) / 8, 32)
  return `M${right} ${y1}C${right + bend} ${y1} ${end + bend} ${y2} ${end} ${y2}`
}
