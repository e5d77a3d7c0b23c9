import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
export function Read<Data>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}) {
  return query.data === undefined ? skeleton : children(query.data)
}
