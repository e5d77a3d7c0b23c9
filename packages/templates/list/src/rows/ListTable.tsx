import type { ActionableRow } from '@console/core/workflows'
import { prepareMenu } from '@console/ui'
import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
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
import type { CellContext } from '../config/config'
import { type Beside, gridOf } from '../columns/columnFit'
import { ListHead } from './ListHead'
import { ListRow } from './ListRow'
import { Room, Scroller, Table } from './styles/tableStyles'
import { observeWidth } from '../columns/observeWidth'
import type { List } from '../state/useList'

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

interface ListTableProps<Row extends ActionableRow> {
  list: List<Row>
  ref: RefObject<HTMLDivElement | null>
  onPress: (press: RowPress) => void
  onFocusRow: (token: string) => void
}

/** Rows of a list, or their skeleton while loading. */
export function ListTable<Row extends ActionableRow>({
  list,
  ref,
  onPress,
  onFocusRow,
}: ListTableProps<Row>) {
  const {
    beside,
    columns: chosen,
    config,
    context,
    isNarrowed,
    page,
    drawnRows: rows,
    total,
  } = list
  const { hasTick, hasStep, hasMenu } = beside
  const { tokenOf } = config.resource
  const { shownId } = page
  const { fit } = chosen
  const offset = (page.held?.shown.start ?? list.address.state.start) - 1
  const given = useMemo(() => ({ rows, shownId, offset }), [rows, shownId, offset])
  // A hundred new rows must not delay the user's next key press; a page of few is faster rendered at once.
  const isLong = (rows?.length ?? 0) > maxDrawn
  const deferred = useDeferredValue(isLong ? given : null)
  const drawn = (isLong && deferred) || given
  const columns = fit?.shown ?? noColumns
  const labels = useMemo(() => columns.map(({ title }) => context.t(title)), [columns, context])
  const tickLabel = useMemo(() => around(context.t, 'tick'), [context])
  const menuLabel = useMemo(() => around(context.t, 'menu'), [context])
  const places = useMemo(() => cardPlaces(columns, hasStep), [columns, hasStep])
  const grid = gridOf(columns, beside)
  const drawnId = fit && drawn.shownId

  useLayoutEffect(() => {
    if (drawnId !== undefined) list.onDrawn()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each query that is shown
  }, [drawnId])

  const reportRoom = useEffectEvent(chosen.onRoom)
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
      data-wide={fit?.isTooWide || undefined}
      data-ticks={hasTick || undefined}
      data-menus={hasMenu || undefined}
      style={{ '--pinned': grid.pinned } as CSSProperties}
    >
      <Scroller ref={ref} onScroll={markScrolled}>
        {/* As wide as the room, with a height that rows do not affect: it is the measured element. */}
        <div data-measure aria-hidden />
        <Table
          aria-label={context.t(config.title)}
          aria-rowcount={rows === undefined ? undefined : total + 1}
          aria-busy={rows === undefined || page.isFormer || isNarrowed}
          data-awaited={drawn.rows === undefined || fit === undefined || undefined}
          data-many={(drawn.rows?.length ?? 0) > maxDrawn || undefined}
          data-unmeasured={fit === undefined || undefined}
          style={{ '--columns': grid.template, '--least': grid.min } as CSSProperties}
          onClick={press}
          onFocus={focus}
          onPointerEnter={prepareMenu}
          onPointerOver={showWhole}
          onErrorCapture={({ target }) =>
            markUnseen(target, context.t('details:record.picture.failed'))
          }
        >
          <ListHead list={list} />
          <tbody>
            {drawn.rows === undefined || fit === undefined ? (
              <SkeletonRows count={columns.length} {...beside} />
            ) : (
              <>
                {drawn.rows.map((row, index) => (
                  <ListRow
                    // Keyed by position: the next page reuses the rows of this one.
                    key={index}
                    row={row}
                    token={tokenOf(row)}
                    name={list.nameOf(row)}
                    tickLabel={tickLabel(list.nameOf(row))}
                    menuLabel={menuLabel(list.nameOf(row))}
                    rowIndex={drawn.offset + index + 2}
                    href={list.hrefOf(row)}
                    {...{ columns, places, labels, context }}
                    {...beside}
                    {...list.stateOf(row)}
                  />
                ))}
                {isNarrowed && list.rows?.length === 0 ? (
                  <SkeletonRows count={columns.length} {...beside} />
                ) : null}
              </>
            )}
          </tbody>
        </Table>
      </Scroller>
    </Room>
  )
}

interface SkeletonRowsProps extends Beside {
  /** Number of columns, without checkbox, next step and menu. */
  count: number
}

/** Eight skeleton rows in their final columns. */
function SkeletonRows({ count, hasTick, hasStep, hasMenu }: SkeletonRowsProps) {
  return Array.from({ length: 8 }, (_row, row) => (
    <tr key={row} aria-hidden>
      {hasTick ? <td data-place="tick" /> : null}
      {Array.from({ length: count }, (_cell, cell) => (
        <Fragment key={cell}>
          <td data-place={cell === 0 ? 'name' : undefined}>
            <span data-bone />
          </td>
          {cell === 0 && hasStep ? <td data-place="step" /> : null}
        </Fragment>
      ))}
      {hasMenu ? <td data-place="menu" /> : null}
    </tr>
  ))
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
function markUnseen(target: EventTarget, reason: string) {
  if (!(target instanceof HTMLImageElement)) return
  target.dataset.unseen = ''
  target.title = reason
}

/** Shows truncated text in full as a tooltip. */
function showWhole({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement) || target.title !== '') return
  const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight
  if (isCut && target.closest('tbody, thead') !== null) target.title = target.textContent
}
