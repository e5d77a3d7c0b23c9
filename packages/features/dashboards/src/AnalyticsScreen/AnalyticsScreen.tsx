import { ApiError, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { queuesQuery } from '@console/core/queues'
import { Button, Heading, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnalyticsState } from './AnalyticsState'
import { QueueTiles, QueueTilesSkeleton } from './QueueTiles'

/** /dashboards/analytics (specification 2): what waits for the reader in every queue. */
export function AnalyticsScreen() {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const send = useSend()
  const queues = useQuery(queuesQuery(send))
  const { data, dataUpdatedAt } = queues
  const readAt = formats.time(new Date(dataUpdatedAt))
  const isEmpty = data?.items.every(({ waiting }) => waiting === 0)
  const refusal = queues.error instanceof ApiError ? queues.error : null
  // Who may no longer read the queues is not shown the old ones.
  const isShown = data !== undefined && !isEmpty && refusal?.status !== 403

  return (
    <Root>
      <Header>
        <Heading level={1}>{t('analytics.title')}</Heading>
        {/* It has its place from the beginning, so that nothing moves when it comes. */}
        <Refresh data-waiting={data === undefined || undefined}>
          <Text tone={queues.isError ? 'warning' : 'muted'} size="sm" role="status">
            {t(queues.isError ? 'analytics.old' : 'analytics.asOf', { time: readAt })}
          </Text>
          <Button variant="quiet" onPress={() => void queues.refetch()}>
            {t('analytics.refresh')}
          </Button>
        </Refresh>
      </Header>
      <section aria-labelledby="waiting" aria-busy={queues.isPending}>
        <Heading level={2} size="lg" id="waiting">
          {t('analytics.waiting.title')}
        </Heading>
        {isShown ? (
          <QueueTiles {...data} />
        ) : queues.isPending && queues.fetchStatus === 'fetching' ? (
          <QueueTilesSkeleton />
        ) : (
          <AnalyticsState
            error={queues.error}
            isOffline={queues.fetchStatus === 'paused'}
            onRetry={() => void queues.refetch()}
          />
        )}
      </section>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-inline-size: 1280px;
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: ${theme.size.control};
`

const Refresh = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  &[data-waiting] {
    visibility: hidden;
  }
`
