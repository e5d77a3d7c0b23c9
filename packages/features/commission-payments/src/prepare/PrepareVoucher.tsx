import { type ApiError, useSend } from '@console/core/api'
import { collectionsResource } from '@console/domain/commission-collection'
import { entriesNamed, voucherPaths } from '@console/domain/commission-voucher'
import { readPage } from '@console/core/resources'
import { RecordPlaceholder } from '@console/record'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { blank, valuesOf } from './prepareForm'
import { collectionQuery } from './useCollection'
import { VoucherComposer } from './VoucherComposer'

/** Composes a voucher for the agent, the currency and the entries of the address, or for no one yet. */
export function PrepareVoucher() {
  const { t } = useTranslation('commission-payments')
  const send = useSend()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const agent = search.get('agent')
  const currency = search.get('currency')
  const named = entriesNamed(search)
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: ['prepare-voucher', agent, currency, named],
    queryFn: async ({ signal }) => {
      if (agent === null || currency === null) return blank
      const { items } = await readPage(send, collectionsResource, { agent, currency }, signal)
      const [found] = items
      if (!found) return blank
      return valuesOf(await queries.query(collectionQuery(send, found.collectionToken)), named)
    },
    // From then on the form has its own state.
    staleTime: Infinity,
    gcTime: 0,
  })
  const draft = ['commission-voucher', agent, currency, ...(named ?? [])].join(':')
  if (data)
    return (
      <VoucherComposer
        key={draft}
        initial={data}
        draft={draft}
        left={(named?.length ?? 0) - (named ? data.entries.length : 0)}
      />
    )
  return (
    <RecordPlaceholder
      error={error as ApiError | null}
      isOffline={fetchStatus === 'paused'}
      list={{ title: t('vouchers.title'), path: voucherPaths.list }}
      onRetry={() => void refetch()}
    />
  )
}
