import type { ActionableRow } from '@console/core/kinds'
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

/** What a press on a row is. */
export interface RowPress {
  token: string
  /** The link of its name, its tick, the button of its next step or of its menu, or anywhere else on it. */
  on: 'link' | 'tick' | 'step' | 'menu' | 'row'
  element: HTMLElement
  /** The tick extends a range. */
  isShift: boolean
  isByKey: boolean
}

/** More rows than these are drawn as they come into sight. */
const mostDrawn = 40

const noColumns: readonly never[] = []

interface ListTableProps<Row> {
  label: string
  ref: RefObject<HTMLDivElement | null>
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined
  /** Another one for each query whose rows are shown. */
  shownId: string | undefined
  /** The place of the first row among all of them, from 0. */
  offset: number
  total: number
  /** Those that there is room for; undefined until the room is known. */
  columns: readonly ListColumn<Row>[] | undefined
  /** Even the least columns are wider than the room: the table scrolls sideways. */
  isTooWide: boolean
  onRoom: (room: RoomSize) => void
  context: CellContext
  tokenOf: (row: Row) => string
  nameOf: (row: Row) => string
  hrefOf: (row: Row) => string | undefined
  stateOf: (row: Row) => RowState
  sort: string
  onSort: (sort: string) => void
  /** A column's name is pointed at, and the list will probably be sorted by it. */
  onSortIntent: (sort: string) => void
  /** How much of the page is ticked; undefined where rows are not ticked. */
  ticked: 'none' | 'some' | 'all' | undefined
  onTickPage: () => void
  hasStep: boolean
  hasMenu: boolean
  /** What is shown belongs to the query before. */
  isFormer: boolean
  onPress: (press: RowPress) => void
  onFocusRow: (token: string) => void
  /** The pointer is over the rows. */
  onPoint: () => void
  /** The rows of `shownId` stand in the document. */
  onDrawn: (shownId: string) => void
}

/** The rows of a list, or the skeleton of what is on its way. */
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
  // A hundred new rows must not keep the reader's next key waiting; a page of few is sooner drawn at once.
  const isLong = (rows?.length ?? 0) > mostDrawn
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

  const tellRoom = useEffectEvent(onRoom)
  useLayoutEffect(
    () => (ref.current ? observeWidth(ref.current, (room) => tellRoom(room)) : undefined),
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
        {/* As wide as the room, and without a height that rows could change: it is what is measured. */}
        <div data-measure aria-hidden />
        <Table
          aria-label={label}
          aria-rowcount={rows === undefined ? undefined : total + 1}
          aria-busy={rows === undefined || isFormer}
          data-awaited={drawn.rows === undefined || fitting === undefined || undefined}
          data-many={(drawn.rows?.length ?? 0) > mostDrawn || undefined}
          data-unmeasured={fitting === undefined || undefined}
          style={{ '--columns': grid.template, '--least': grid.least } as CSSProperties}
          onClick={press}
          onFocus={focus}
          onPointerEnter={onPoint}
          onPointerOver={showWhole}
          onErrorCapture={({ target }) =>
            markUnseen(target, context.t('facts:record.picture.failed'))
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
                  // By its place: the next page is written into the rows of this one.
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

/** What stands before and after a name, looked up once for all rows. */
function around(t: CellContext['t'], what: 'tick' | 'menu'): (name: string) => string {
  const [before = '', after = ''] = t(`list:index.row.${what}`, { name: '\n' }).split('\n')
  return (name) => before + name + after
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-token]') : null
}

/** Null for what is no press on a row: a label (its box is pressed next), a new tab, a text that was marked. */
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

/** Says at which sides of a table there is more of it (`tableStyles`). */
function markScrolled({
  currentTarget: { parentElement, scrollLeft, scrollWidth, offsetWidth },
}: UIEvent<HTMLElement>) {
  // From right to left it goes below zero.
  const gone = Math.abs(scrollLeft)
  parentElement?.toggleAttribute('data-scrolled', gone > 0)
  // By its outer width: the gutter of a bar that is not drawn is no part of `clientWidth`, and yet scrolled into.
  parentElement?.toggleAttribute('data-ended', gone + offsetWidth >= scrollWidth)
}

/** A picture that cannot be shown is no blank: `cellStyle` crosses it out, and it says so to who points at it. */
function markUnseen(target: EventTarget, words: string) {
  if (!(target instanceof HTMLImageElement)) return
  target.dataset.unseen = ''
  target.title = words
}

/** What does not fit is shown whole to who points at it. */
function showWhole({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement) || target.title !== '') return
  const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
  if (isCut && target.closest('tbody, thead') !== null) target.title = target.textContent
}
