import { ApiError, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { listProducts } from '../api'
import { ProductsList, ProductsListSkeleton } from './ProductsList'
import { ProductsState } from './ProductsState'

/** /products: all records in one list. */
export function ProductsScreen() {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const send = useSend()
  const list = useQuery({
    queryKey: ['products'],
    queryFn: ({ signal }) => listProducts(send, signal),
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
          <ProductsList {...data} />
        ) : list.isPending && list.fetchStatus === 'fetching' ? (
          <ProductsListSkeleton />
        ) : (
          <ProductsState
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
