import type { ActionableRow } from '@console/domain/kinds'
import type { Resource } from '@console/domain/resources'
import { SkeletonText } from '@console/ui'
import type { ReactNode } from 'react'
import { Read } from '../Read/Read'
import { useDetail } from '../useDetail'

export interface DetailOfProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  row: Row
  children: (detail: Detail) => ReactNode
}

/**
 * All that is known of a row, for the preview beside a list and for the own form of an action: read when the row is, and kept for
 * the record's own screen.
 */
export function DetailOf<Row extends ActionableRow, Detail extends Row>({
  resource,
  row,
  children,
}: DetailOfProps<Row, Detail>) {
  const { detail, query } = useDetail(resource, row)
  return (
    <Read query={{ ...query, data: detail }} skeleton={<SkeletonText lines={8} />}>
      {children}
    </Read>
  )
}
