import type { ActionableRow } from '@console/core/workflows'
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react'
import { cardPlaces } from '../columns/cardPlaces'
import type { CellContext, ListColumn } from '../config'
import { gridOf, type Room as RoomSize } from '../columns/columnFit'
import { ListHead } from './ListHead'
import { ListRow, type RowState } from './ListRow'
import { SkeletonRows } from './SkeletonRows'
import { Room, Scroller, Table } from './styles/tableStyles'
import { observeWidth } from '../columns/observeWidth'

/** Press on a row. */
export interface RowPress {
  token: string
  /**
   * Target of the press: the link of its name, its checkbox, the button of its next step or of its menu, or anywhere
   * else.
   */
  on: 'link' | 'tick' | 'step' | 'menu' | 'row'
  element: HTMLElement
  /** Set when the press extends a range. */
  isShift: boolean
  isByKey: boolean
}

/** Maximum rows of a short page: those of a longer one are painted as they come into view, and rendered without blocking input. */
const maxDrawn = 40

const noColumns: readonly never[] = []

interface ListTableProps<Row> {
  label: string
  ref: RefObject<HTMLDivElement | null>
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** Identity of the query whose rows are shown. */
  shownId: string | undefined
  /** Position of the first row among all of them, from 0. */
  offset: number
  total: number
  /** Columns that fit; undefined until the room is measured. */
  columns: readonly ListColumn<Row>[] | undefined
  /** Set when even the minimum widths exceed the room: the table scrolls sideways. */
  isTooWide: boolean
  onRoom: (room: RoomSize) => void
  context: CellContext
  tokenOf: (row: Row) => string
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string | undefined
  stateOf: (row: Row) => RowState
  sort: string
  onSort: (sort: string) => void
  /** Called when the pointer rests on a column heading: the list is likely to be sorted by it. */
  onSortIntent: (sort: string) => void
  /** Selection state of the page; undefined when rows have no checkboxes. */
  ticked: 'none' | 'some' | 'all' | undefined
  onTickPage: () => void
  hasStep: boolean
  hasMenu: boolean
  /** Set while the rows of the previous query are shown. */
  isFormer: boolean
  onPress: (press: RowPress) => void
  onFocusRow: (token: string) => void
  /** Called when the pointer is over the rows. */
  onPoint: () => void
  /** Called when the rows of `shownId` are in the document. */
  onDrawn: (shownId: string) => void
}

/** Rows of a list, or their skeleton while loading. */
export function ListTable<Row extends ActionableRow>({
  label,
  ref,
  rows,
  shownId,
  offset,
  total,
  columns: fitting,
  isTooWide,
  onRoom,
  context,
  tokenOf,
  nameOf,
  hrefOf,
  stateOf,
  sort,
  onSort,
  onSortIntent,
  ticked,
  onTickPage,
  hasStep,
  hasMenu,
  isFormer,
  onPress,
  onFocusRow,
  onPoint,
  onDrawn,
}: ListTableProps<Row>) {
  const given = useMemo(() => ({ rows, shownId, offset }), [rows, shownId, offset])
  // A hundred new rows must not delay the user's next key press; a page of few is faster rendered at once.
  const isLong = (rows?.length ?? 0) > maxDrawn
  const deferred = useDeferredValue(isLong ? given : null)
  const drawn = (isLong && deferred) || given
  const columns = fitting ?? noColumns
  const labels = useMemo(() => columns.map(({ title }) => context.t(title)), [columns, context])
  const tickLabel = useMemo(() => around(context.t, 'tick'), [context])
  const menuLabel = useMemo(() => around(context.t, 'menu'), [context])
  const hasTick = ticked !== undefined
  const places = useMemo(() => cardPlaces(columns, hasStep), [columns, hasStep])
  const grid = gridOf(columns, { hasTick, hasStep, hasMenu })
  const drawnId = fitting && drawn.shownId

  useLayoutEffect(() => {
    if (drawnId !== undefined) onDrawn(drawnId)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each query that is shown
  }, [drawnId])

  const reportRoom = useEffectEvent(onRoom)
  useLayoutEffect(
    () => (ref.current ? observeWidth(ref.current, (room) => reportRoom(room)) : undefined),
    [ref],
  )

  function press(event: MouseEvent<HTMLElement>) {
    const found = pressOf(event)
    if (!found) return
    if (found.on === 'link') event.preventDefault()
    onPress(found)
  }

  function focus({ target }: FocusEvent) {
    const token = rowOf(target)?.dataset.token
    if (token !== undefined) onFocusRow(token)
  }

  return (
    <Room
      data-wide={isTooWide || undefined}
      data-ticks={hasTick || undefined}
      data-menus={hasMenu || undefined}
      style={{ '--pinned': grid.pinned } as CSSProperties}
    >
      <Scroller ref={ref} onScroll={markScrolled}>
        {/* As wide as the room, with a height that rows do not affect: it is the measured element. */}
        <div data-measure aria-hidden />
        <Table
          aria-label={label}
          aria-rowcount={rows === undefined ? undefined : total + 1}
          aria-busy={rows === undefined || isFormer}
          data-awaited={drawn.rows === undefined || fitting === undefined || undefined}
          data-many={(drawn.rows?.length ?? 0) > maxDrawn || undefined}
          data-unmeasured={fitting === undefined || undefined}
          style={{ '--columns': grid.template, '--least': grid.min } as CSSProperties}
          onClick={press}
          onFocus={focus}
          onPointerEnter={onPoint}
          onPointerOver={showWhole}
          onErrorCapture={({ target }) =>
            markUnseen(target, context.t('details:record.picture.failed'))
          }
        >
          <ListHead
            {...{
              columns,
              context,
              sort,
              onSort,
              onSortIntent,
              hasStep,
              hasMenu,
              ticked,
              onTickPage,
            }}
          />
          <tbody>
            {drawn.rows === undefined || fitting === undefined ? (
              <SkeletonRows count={columns.length} {...{ hasTick, hasStep, hasMenu }} />
            ) : (
              drawn.rows.map((row, index) => (
                <ListRow
                  // Keyed by position: the next page reuses the rows of this one.
                  key={index}
                  row={row}
                  token={tokenOf(row)}
                  name={nameOf(row)}
                  tickLabel={tickLabel(nameOf(row))}
                  menuLabel={menuLabel(nameOf(row))}
                  rowIndex={drawn.offset + index + 2}
                  href={hrefOf(row)}
                  {...{ columns, places, labels, context, hasTick, hasStep, hasMenu }}
                  {...stateOf(row)}
                />
              ))
            )}
          </tbody>
        </Table>
      </Scroller>
    </Room>
  )
}

/** Text before and after a name, looked up once for all rows. */
function around(t: CellContext['t'], what: 'tick' | 'menu'): (name: string) => string {
  const [before = '', after = ''] = t(`list:index.row.${what}`, { name: '\n' }).split('\n')
  return (name) => before + name + after
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-token]') : null
}

/** Press of an event; null for a label (its checkbox is pressed next), a new tab, or selected text. */
function pressOf(event: MouseEvent<HTMLElement>): RowPress | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, detail } = event
  const row = rowOf(target)
  if (!row || !(target instanceof Element)) return null
  const found = { token: row.dataset.token ?? '', isShift: shiftKey, isByKey: detail === 0 }
  const control = target.closest<HTMLElement>('a, button, input, label')
  if (control instanceof HTMLAnchorElement)
    return button > 0 || metaKey || ctrlKey || shiftKey || altKey
      ? null
      : { ...found, on: 'link', element: control }
  if (control instanceof HTMLInputElement) return { ...found, on: 'tick', element: control }
  if (control instanceof HTMLButtonElement)
    return {
      ...found,
      on: control.closest('[data-place="step"]') ? 'step' : 'menu',
      element: control,
    }
  if (control || getSelection()?.isCollapsed === false) return null
  return { ...found, on: 'row', element: row }
}

/** Marks the sides at which a table can scroll further (`tableStyles`). */
function markScrolled({
  currentTarget: { parentElement, scrollLeft, scrollWidth, offsetWidth },
}: UIEvent<HTMLElement>) {
  // Right to left it is negative.
  const gone = Math.abs(scrollLeft)
  parentElement?.toggleAttribute('data-scrolled', gone > 0)
  // By its outer width: the gutter of a hidden scrollbar is not part of `clientWidth`, but can be scrolled into.
  parentElement?.toggleAttribute('data-ended', gone + offsetWidth >= scrollWidth)
}

/** Marks a broken picture: `cellStyle` crosses it out, and its tooltip says so. */
function markUnseen(target: EventTarget, messages: string) {
  if (!(target instanceof HTMLImageElement)) return
  target.dataset.unseen = ''
  target.title = messages
}

/** Shows truncated text in full as a tooltip. */
function showWhole({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement) || target.title !== '') return
  const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
  if (isCut && target.closest('tbody, thead') !== null) target.title = target.textContent
}
