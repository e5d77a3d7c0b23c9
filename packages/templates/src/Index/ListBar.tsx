import type { ActionableRow } from '@console/core/contracts'
import { lazy, Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { FilterBar } from './FilterBar'
import { withoutFilter } from './filterValues'
import { queryOf } from './listAddress'
import { pageState } from './selection'
import type { List } from './useList'

const SelectionBar = lazy(() => import('./SelectionBar').then((m) => ({ default: m.SelectionBar })))

/** The filters; in their place what can be done with the ticked rows, as long as there are any. */
export function ListBar<Row extends ActionableRow>({ list }: { list: List<Row> }) {
  const { address, bulk, chosen, config, context, rows, ticks, total } = list
  const { state } = address
  const isFinished = bulk.state.startsWith('finished')
  const { failed, outcomes } = bulk
  const { keepOnly } = ticks

  // What could not be decided stays ticked; what was decided is done with.
  useEffect(() => {
    if (isFinished) keepOnly(failed, (token) => outcomes.get(token)?.row ?? undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [isFinished, failed])

  if (chosen === null && bulk.state === 'idle')
    return (
      <Place>
        <FilterBar
          filters={config.filters}
          resource={config.resource}
          context={context}
          address={address}
          onIntent={list.page.prefetch}
          queryWithout={(filter) =>
            queryOf(config, { ...state, filters: withoutFilter(state.filters, filter) })
          }
        />
      </Place>
    )
  return (
    <Place>
      <Suspense>
        <SelectionBar
          resource={config.resource}
          bulk={bulk}
          chosen={chosen}
          actions={config.bulkActions}
          count={ticks.count}
          total={total}
          canTickAll={
            !ticks.selection.isAll &&
            total > ticks.count &&
            pageState(ticks.selection, rows ?? [], list.tokenOf) === 'all'
          }
          onTickAll={ticks.tickAll}
          onClear={ticks.clear}
        />
      </Suspense>
    </Place>
  )
}

/* As high with the one as with the other, and while the other is on its way. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 40px;
`
