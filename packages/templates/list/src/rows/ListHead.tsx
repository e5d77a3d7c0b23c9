import type { ActionableRow } from '@console/core/workflows'
import { Fragment, useEffect, useRef } from 'react'
import { directionIn, sortAfterPress } from '../address/listAddress'
import { pageState } from '../selection/selection'
import type { List } from '../state/useList'

/** Column headings that sort the list, and the checkbox of the whole page. */
export function ListHead<Row extends ActionableRow>({ list }: { list: List<Row> }) {
  const { address, beside, columns, config, page, rows = [], ticks } = list
  const { sort } = address.state
  const { t } = list.context
  const ticked = beside.hasTick
    ? pageState(ticks.selection, rows, config.resource.tokenOf)
    : undefined
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it, and a press clears it.
    if (box.current) box.current.indeterminate = ticked === 'some'
  })

  function prefetchSorted(key: string) {
    page.prefetch(address.hrefOf({ sort: sortAfterPress(sort, key) }))
  }

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
                onChange={ticks.togglePage}
              />
            </label>
          </th>
        )}
        {columns.fit?.shown.map((column, index) => {
          const { sort: key } = column
          const direction = directionIn(sort, key)
          return (
            <Fragment key={column.id}>
              <th
                scope="col"
                data-place={index === 0 ? 'name' : undefined}
                data-align={column.align}
                aria-sort={direction}
              >
                {key === undefined ? (
                  <span>{t(column.title)}</span>
                ) : (
                  <button
                    type="button"
                    onClick={() => address.go({ sort: sortAfterPress(sort, key) })}
                    onPointerEnter={() => prefetchSorted(key)}
                    onFocus={() => prefetchSorted(key)}
                  >
                    <span>{t(column.title)}</span>
                    <svg viewBox="0 0 16 16" aria-hidden data-direction={direction}>
                      <path d="M8 3v10M4 9l4 4 4-4" />
                    </svg>
                  </button>
                )}
              </th>
              {index === 0 && beside.hasStep ? (
                <th scope="col" data-place="step">
                  <span>{t('list:index.table.nextStep')}</span>
                </th>
              ) : null}
            </Fragment>
          )
        })}
        {beside.hasMenu ? (
          <th data-place="menu">
            <span data-hidden>{t('list:index.table.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
