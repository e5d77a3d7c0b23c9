import { Fragment, memo } from 'react'
import type { CardPlace } from '../columns/cardPlaces'
import { chipCell } from '../columns/cells'
import type { Beside } from '../columns/columnFit'
import { dash } from '../columns/columns'
import type { CellContext, ListColumn } from '../config/config'
import type { RowState } from '../state/rowStates'

interface ListRowProps<Row> extends RowState, Beside {
  row: Row
  token: string
  name: string
  /** Labels of its checkbox and of its menu button. */
  tickLabel: string
  menuLabel: string
  /** Position among all rows of all pages, with the header as the first. */
  rowIndex: number
  /** Address of its name's link, if any. */
  href: string | undefined
  columns: readonly ListColumn<Row>[]
  /** Places of values in a card, by column id. */
  places: ReadonlyMap<string, CardPlace>
  /** Translated titles of the columns. */
  labels: readonly string[]
  context: CellContext
}

const ignore = () => undefined

/**
 * Row of a list. The table handles its presses, focus and pointer: a row has no handlers and no styles of its own, so
 * that hundreds are cheap.
 */
function PlainRow<Row>({
  row,
  token,
  name,
  tickLabel,
  menuLabel,
  rowIndex,
  href,
  columns,
  places,
  labels,
  context,
  hasTick,
  hasStep,
  hasMenu,
  isTicked,
  isCurrent,
  isOpen,
  isHidden,
  isGone,
  isUnconfirmed,
  note,
  isDecided,
  outcome,
  outcomeTone = 'neutral',
  changedBy,
  step,
}: ListRowProps<Row>) {
  const chip = outcome ?? changedBy
  return (
    <tr
      aria-rowindex={rowIndex}
      data-token={token}
      hidden={isHidden}
      data-ticked={isTicked || undefined}
      data-open={isOpen || undefined}
      data-gone={isGone || undefined}
      data-unconfirmed={isUnconfirmed || undefined}
      data-done={isDecided || undefined}
    >
      {hasTick ? (
        <td data-place="tick">
          <label>
            <input
              type="checkbox"
              tabIndex={isCurrent ? 0 : -1}
              checked={isTicked}
              aria-label={tickLabel}
              onChange={ignore}
            />
          </label>
        </td>
      ) : null}
      <Cells {...{ row, name, href, isCurrent, hasStep, step, columns, places, labels, context }} />
      {hasMenu ? (
        <td data-place="menu">
          <button
            type="button"
            id={`menu-${token}`}
            tabIndex={isCurrent ? 0 : -1}
            aria-haspopup="menu"
            aria-label={menuLabel}
          >
            <svg viewBox="0 0 16 16" aria-hidden>
              <path d="M1.6 8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M6.6 8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M11.6 8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0" />
            </svg>
          </button>
        </td>
      ) : null}
      {note === undefined ? (
        chip === undefined ? null : (
          <td key="chip" data-place="note" data-done>
            <span>{chipCell(chip, outcome === undefined ? 'info' : outcomeTone)}</span>
          </td>
        )
      ) : (
        // A new note replaces the former one and is not moved there.
        <td key="note" data-place="note">
          <bdi>{note}</bdi>
        </td>
      )}
    </tr>
  )
}

/** Memoized row, rendered again only when its props change. */
export const ListRow = memo(PlainRow) as typeof PlainRow

type CellsProps<Row> = Pick<
  ListRowProps<Row>,
  | 'row'
  | 'name'
  | 'href'
  | 'isCurrent'
  | 'hasStep'
  | 'step'
  | 'columns'
  | 'places'
  | 'labels'
  | 'context'
>

/** Cells that a selection or an opened preview does not render again. */
const Cells = memo(function PlainCells<Row>({
  row,
  name,
  href,
  isCurrent,
  hasStep,
  step,
  columns,
  places,
  labels,
  context,
}: CellsProps<Row>) {
  return columns.map((column, index) => {
    const place = places.get(column.id)
    const content = column.cell ? (
      column.cell(row, context)
    ) : (
      <bdi data-cell="text">{column.text(row, context)}</bdi>
    )
    return index === 0 ? (
      <Fragment key={column.id}>
        <th scope="row" data-place="name">
          {href === undefined ? (
            content
          ) : (
            <a href={href} tabIndex={isCurrent ? 0 : -1}>
              {content}
            </a>
          )}
        </th>
        {hasStep ? (
          <td data-place="step">
            {step === undefined ? null : (
              <button type="button" tabIndex={isCurrent ? 0 : -1}>
                {step}
                <span data-hidden> {name}</span>
              </button>
            )}
          </td>
        ) : null}
      </Fragment>
    ) : (
      <td
        key={column.id}
        data-column={column.id}
        data-align={column.align}
        data-priority={column.priority}
        data-card={place}
        data-none={place && column.text(row, context) === dash ? true : undefined}
        data-label={labels[index]}
      >
        {content}
      </td>
    )
  })
}) as <Row>(props: CellsProps<Row>) => React.ReactNode
