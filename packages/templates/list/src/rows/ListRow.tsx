import { Fragment, memo } from 'react'
import type { CardPlace } from '../columns/cardPlaces'
import { chipCell, type ChipTone } from '../columns/cells'
import { dash } from '../columns/columns'
import type { CellContext, ListColumn } from '../config'

/** How a row stands in its list. */
export interface RowState {
  isTicked: boolean
  /** Its link is the one that Tab reaches. */
  isCurrent: boolean
  /** Its preview is open. */
  isOpen: boolean
  /** The list as it is now no longer has it. */
  isGone: boolean
  /** It is drawn as it will be once the server has agreed. */
  isUnconfirmed: boolean
  /** Why it could not be decided. */
  note: string | undefined
  /** The reader has just decided about it. */
  isDecided: boolean
  /** What came of that, where no status column says it, and how it looks. */
  outcome: string | undefined
  outcomeTone: ChipTone | undefined
  /** Who else has just changed it, in words. */
  changedBy: string | undefined
  /** The word of its next step, where the list shows it and it can be taken now. */
  step: string | undefined
}

interface ListRowProps<Row> extends RowState {
  row: Row
  token: string
  name: string
  /** The names of its tick and of the button of its menu. */
  tickLabel: string
  menuLabel: string
  /** Its place among all rows of all pages, with the header as the first. */
  rowIndex: number
  /** Where its name leads, if anywhere. */
  href: string | undefined
  columns: readonly ListColumn<Row>[]
  /** Where values stand in a card, by the ids of their columns. */
  places: ReadonlyMap<string, CardPlace>
  /** The titles of the columns, in words. */
  labels: readonly string[]
  context: CellContext
  hasTick: boolean
  hasStep: boolean
  hasMenu: boolean
}

const ignore = () => undefined

/**
 * One row. What is pressed, focused or pointed at in it is heard by the table: a row has no handlers and no styles of its
 * own, so that hundreds are cheap.
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
              <circle cx="3" cy="8" r="1.4" />
              <circle cx="8" cy="8" r="1.4" />
              <circle cx="13" cy="8" r="1.4" />
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
        // One takes the other's place, and does not move there.
        <td key="note" data-place="note">
          <bdi>{note}</bdi>
        </td>
      )}
    </tr>
  )
}

/** A row, drawn again only when something of it has changed. */
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

/** A tick or an opened preview leaves these as they are. */
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
