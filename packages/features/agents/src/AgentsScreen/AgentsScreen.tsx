import { ApiError, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { listAgents } from '../api'
import { AgentsList, AgentsListSkeleton } from './AgentsList'
import { AgentsState } from './AgentsState'

/** /agents: all records in one list. */
export function AgentsScreen() {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  const send = useSend()
  const list = useQuery({
    queryKey: ['agents'],
    queryFn: ({ signal }) => listAgents(send, signal),
  })
  const { data, dataUpdatedAt } = list
  const readAt = formats.time(new Date(dataUpdatedAt))
  const refusal = list.error instanceof ApiError ? list.error : null
  // Who may no longer read the list is not shown the old one.
  const isShown = data !== undefined && data.items.length > 0 && refusal?.status !== 403

  return (
    <Root>
      <Header>
        <Stack direction="row" gap={3} align="baseline" isWrapping>
          <Heading level={1}>{t('list.title')}</Heading>
          {isShown ? (
            <Text tone="muted">{t('list.count', { count: data.items.length })}</Text>
          ) : null}
        </Stack>
        {data ? (
          <Stack direction="row" gap={2} isWrapping>
            <Text tone={list.isError ? 'warning' : 'muted'} size="sm" role="status">
              {t(list.isError ? 'list.old' : 'list.asOf', { time: readAt })}
            </Text>
            <Button variant="quiet" onPress={() => void list.refetch()}>
              {t('list.refresh')}
            </Button>
          </Stack>
        ) : null}
      </Header>
      <div aria-busy={list.isPending}>
        {isShown ? (
          <AgentsList {...data} />
        ) : list.isPending && list.fetchStatus === 'fetching' ? (
          <AgentsListSkeleton />
        ) : (
          <AgentsState
            error={list.error}
            isOffline={list.fetchStatus === 'paused'}
            onRetry={() => void list.refetch()}
          />
        )}
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
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
