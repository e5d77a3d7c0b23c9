import { ApiError } from '@console/core/api'
import type { ActionableRow } from '@console/domain/kinds'
import type { Resource } from '@console/domain/resources'
import { Button, SkeletonText, StatePanel } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDetail } from '../useDetail'

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
  const { detail, error, retry } = useDetail(resource, row)
  if (detail) return children(detail)
  if (error)
    return (
      <StatePanel
        kind={error instanceof ApiError && error.status === 403 ? 'refused' : 'failed'}
        title={t('record.preview.failed')}
        actions={<Button onPress={retry}>{t('record.preview.retry')}</Button>}
      >
        {t('record.preview.message')}
      </StatePanel>
    )
  return <SkeletonText lines={8} />
}
