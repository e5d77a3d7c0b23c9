import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { readRecord, type Resource } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resourceKeys } from './resourceKeys'

/** Pause before a record that is older than its row is read again, in milliseconds. */
const pause = 2000

/**
 * Full record of a row, for decisions about that row. A cached record of an older version is read again, and never used in its
 * place.
 */
export function useDetail<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  row: Row | null,
  isWanted = true,
) {
  const send = useSend()
  const token = row === null ? '' : resource.tokenOf(row)
  const isOld = (detail: Detail | undefined) =>
    detail !== undefined && row !== null && detail.version < row.version
  const query = useQuery({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
    enabled: isWanted && row !== null,
    refetchInterval: ({ state }) => (isOld(state.data) ? pause : false),
  })
  const { data, refetch } = query
  const mustRead = isWanted && isOld(data)
  useEffect(() => {
    if (mustRead) void refetch()
  }, [mustRead, refetch])
  return { detail: isOld(data) ? undefined : data, query }
}
