import { Fragment, useEffect, useRef } from 'react'
import type { CellContext, ListColumn } from '../config'

interface ListHeadProps<Row> {
  columns: readonly ListColumn<Row>[]
  context: CellContext
  sort: string
  onSort: (sort: string) => void
  onSortIntent: (sort: string) => void
  hasStep: boolean
  hasMenu: boolean
  /** Selection state of the page; undefined when rows have no checkboxes. */
  ticked: 'none' | 'some' | 'all' | undefined
  onTickPage: () => void
}

/** Column headings that sort the list, and the checkbox of the whole page. */
export function ListHead<Row>({
  columns,
  context: { t },
  sort,
  onSort,
  onSortIntent,
  hasStep,
  hasMenu,
  ticked,
  onTickPage,
}: ListHeadProps<Row>) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it, and a press clears it.
    if (box.current) box.current.indeterminate = ticked === 'some'
  })
  return (
    <thead>
      <tr aria-rowindex={1}>
        {ticked === undefined ? null : (
          <th data-place="tick">
            <label>
              <input
                ref={box}
                type="checkbox"
                checked={ticked === 'all'}
                aria-label={t('list:index.table.tickPage')}
                onChange={onTickPage}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => {
          const direction = directionIn(sort, column.sort)
          const next = direction === 'ascending' ? `-${column.sort}` : String(column.sort)
          return (
            <Fragment key={column.id}>
              <th
                scope="col"
                data-place={index === 0 ? 'name' : undefined}
                data-align={column.align}
                aria-sort={direction}
              >
                {column.sort === undefined ? (
                  <span>{t(column.title)}</span>
                ) : (
                  <button
                    type="button"
                    onClick={() => onSort(next)}
                    onPointerEnter={() => onSortIntent(next)}
                    onFocus={() => onSortIntent(next)}
                  >
                    <span>{t(column.title)}</span>
                    <svg viewBox="0 0 16 16" aria-hidden data-direction={direction}>
                      <path d="M8 3v10M4 9l4 4 4-4" />
                    </svg>
                  </button>
                )}
              </th>
              {index === 0 && hasStep ? (
                <th scope="col" data-place="step">
                  <span>{t('list:index.table.nextStep')}</span>
                </th>
              ) : null}
            </Fragment>
          )
        })}
        {hasMenu ? (
          <th data-place="menu">
            <span data-hidden>{t('list:index.table.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

/** Sort direction of a column; undefined when the list is not sorted by it. */
export function directionIn(
  sort: string,
  key: string | undefined,
): 'ascending' | 'descending' | undefined {
  const keys = sort.split(',')
  return key === undefined
    ? undefined
    : keys.includes(key)
      ? 'ascending'
      : keys.includes(`-${key}`)
        ? 'descending'
        : undefined
}
