import type { ActionableRow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { SkeletonText } from '@console/ui'
import { type ReactNode, useContext, useState } from 'react'
import { QueryBoundary, useDetail } from '@console/query-boundary'
import { FormPlaceContext } from '@console/form'

export interface DetailOfProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  row: Row
  children: (detail: Detail) => ReactNode
}

/**
 * Provides the full record of a row, for the preview beside a list and for an action's own form. It is read together with the row
 * and cached for the record's own screen. A closing dialog keeps its content, not what its form has just changed.
 */
export function DetailOf<Row extends ActionableRow, Detail extends Row>({
  resource,
  row,
  children,
}: DetailOfProps<Row, Detail>) {
  const isGoing = useContext(FormPlaceContext)?.isOpen === false
  const { detail, query } = useDetail(resource, row)
  const [shown, setShown] = useState(detail)
  if (!isGoing && shown !== detail) setShown(detail)
  return (
    <QueryBoundary query={{ ...query, data: shown }} skeleton={<SkeletonText lines={8} />}>
      {children}
    </QueryBoundary>
  )
}
