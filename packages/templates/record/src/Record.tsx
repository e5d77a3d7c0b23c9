import { useText } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import { theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Resource } from '@console/core/resources'
import { useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import type { RecordConfig } from './config/RecordConfig'
import { RecordPlaceholder } from './layout/RecordPlaceholder'
import { RecordView } from './RecordView'
import { useListPlace } from './keys/useListPlace'
import { useRecord } from './state/useRecord'

export interface RecordProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** Token of the record, from the address. */
  token: string
}

/** Screen of one record: its data, and its available decisions. */
export function Record<Row extends ActionableRow, Detail extends Row>({
  config,
  token,
}: RecordProps<Row, Detail>) {
  const { t } = useTranslation(config.namespace)
  const record = useRecord(config.resource, token)
  const { detail, error, isOffline } = record
  const textOf = useText()
  const known = useKnownRow(config.resource, token)
  const own = detail && config.listOf ? { ...config, list: config.listOf(detail) } : config
  const place = useListPlace(own, token, detail !== undefined)
  // A user who may no longer see it does not see what was read before.
  const isShown = detail !== undefined && error?.status !== 403 && error?.status !== 404

  return (
    <Root>
      {isShown ? (
        <RecordView key={token} config={own} {...{ detail, record, place }} />
      ) : (
        <RecordPlaceholder
          error={error}
          isOffline={isOffline && detail === undefined}
          list={{ title: t(config.list.title as never), path: place.listPath }}
          name={known && textOf(config.resource.nameOf(known))}
          onRetry={record.retry}
        />
      )}
    </Root>
  )
}

/* It fills the window even with little content, so that the actions are at the bottom of the window. */
const Root = styled.article`
  container: record / inline-size;
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${theme.space[4]};
  inline-size: 100%;
  max-inline-size: 1600px;
`

/** Row of a record in a cached page of a list: its known data while the whole record is loading. */
function useKnownRow<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'id' | 'tokenOf'>,
  token: string,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<{ items?: readonly Row[] }>({ queryKey: resourceKeys.pages(resource.id) })
    .flatMap(([, page]) => page?.items ?? [])
    .find((row) => resource.tokenOf(row) === token)
}
