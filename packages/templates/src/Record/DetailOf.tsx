import { ApiError, useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/contracts'
import { readRecord, type Resource } from '@console/core/resources'
import { Button, SkeletonText, StatePanel } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { resourceKeys } from '../resourceKeys'

export interface DetailOfProps<Row extends ActionableRow, Detail extends Row> {
  resource: Resource<Row, Detail>
  row: Row
  children: (detail: Detail) => ReactNode
}

/** All that is known of a row, for the preview beside a list: read when the row is, and kept for the record's own screen. */
export function DetailOf<Row extends ActionableRow, Detail extends Row>({
  resource,
  row,
  children,
}: DetailOfProps<Row, Detail>) {
  const { t } = useTranslation('templates')
  const send = useSend()
  const token = resource.tokenOf(row)
  const { data, error, refetch } = useQuery({
    queryKey: resourceKeys.record(resource.id, token),
    queryFn: ({ signal }) => readRecord(send, resource, token, signal),
  })
  if (data) return children(data)
  if (error)
    return (
      <StatePanel
        kind={error instanceof ApiError && error.status === 403 ? 'refused' : 'failed'}
        title={t('record.preview.failed')}
        actions={<Button onPress={() => void refetch()}>{t('record.preview.retry')}</Button>}
      >
        {t('record.preview.message')}
      </StatePanel>
    )
  return <SkeletonText lines={8} />
}
