import type { ActionableRow } from '@console/core/workflows'
import { useEffect } from 'react'
import { FilterBar } from '../filters/FilterBar'
import { lazyWithFallback } from '../layout/lazyWithFallback'
import { pageState } from '../selection/selection'
import type { List } from '../state/useList'
import { theme } from '@console/ui'
import styled from 'styled-components'

const SelectionBar = lazyWithFallback(() =>
  import('../selection/SelectionBar').then((m) => m.SelectionBar),
)

/** Filters, covered by the selection bar while rows are selected. */
export function ListBar<Row extends ActionableRow>({ list }: { list: List<Row> }) {
  const { bulk, chosen, config, context, matching, rows, ticks } = list
  const { stillSelected, isFinished, outcomes } = bulk
  const { keepOnly } = ticks
  const { resource, bulkActions = [], bulkLinks = [] } = config

  // Undecided rows stay selected; decided ones are deselected, and changed ones need a review.
  useEffect(() => {
    if (isFinished) keepOnly(stillSelected, (token) => outcomes.get(token)?.row ?? undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [isFinished, outcomes])

  const isCovered = chosen !== null || bulk.state !== 'idle'
  return (
    <Place>
      <Filters inert={isCovered}>
        <FilterBar list={list} />
      </Filters>
      {isCovered ? (
        <SelectionBar
          resource={resource}
          bulk={bulk}
          chosen={chosen}
          actions={bulkActions}
          hrefOf={list.recordHrefOf}
          links={bulkLinks}
          context={context}
          count={ticks.count}
          total={matching}
          canTickAll={
            !ticks.selection.isAll &&
            matching > ticks.count &&
            pageState(ticks.selection, rows ?? [], resource.tokenOf) === 'all'
          }
          onTickAll={ticks.tickAll}
          onClear={ticks.clear}
        />
      ) : null}
    </Place>
  )
}

/* Both share one place, whose height the filters define: rows stay under the pointer that selects them. */
const Place = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-inline-size: 0;
  min-block-size: ${theme.size.control};

  > * {
    grid-area: 1 / 1;
  }
`

const Filters = styled.div`
  &[inert] {
    visibility: hidden;
  }
`
