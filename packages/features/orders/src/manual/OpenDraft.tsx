import { ApiError, useSend } from '@console/core/api'
import { usePendingWrites } from '@console/core/pending-writes'
import { orderPaths, ordersResource, toOrder } from '@console/domain/order'
import { type PlacedOrder, readDraft } from '@console/domain/order-draft'
import { resourceKeys } from '@console/query-boundary'
import { RecordPlaceholder } from '@console/record'
import { Banner, Heading, Link, Stack, Text, Button, StatePanel } from '@console/ui'
import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats, useTranslate } from '@console/core/i18n'
import { formRefusalText } from '@console/form'
import { unansweredPlacing, placeOnce, placingName } from './placing'
import { useComposer } from './useComposer'
import { draftKeys } from './useDrafts'

/** Draft of an order by token, as the server has it; text typed since belongs to the composer. */
export function OpenDraft({ value: token }: { value: string }) {
  const { t } = useTranslation('orders')
  const send = useSend()
  const queries = useQueryClient()
  const attempts = usePendingWrites()
  const OrderComposer = useComposer()
  /** Increases whenever another version replaces the one on the screen. */
  const [taken, setTaken] = useState(0)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isUnanswered = useSyncExternalStore(
    attempts.subscribe,
    () => unansweredPlacing(attempts, token) !== null,
  )
  /** Pending question about an order: it stays on the screen until it is answered. */
  const [asked, setAsked] = useState<ReturnType<typeof unansweredPlacing>>(null)
  const unanswered = asked ?? (isUnanswered ? unansweredPlacing(attempts, token) : null)
  const { data, error, fetchStatus, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [...draftKeys.draft(token), taken],
    queryFn: ({ signal }) => readDraft(send, token, signal),
    // Read when it is opened; from then on the composer has its own state.
    refetchOnMount: 'always',
    staleTime: Infinity,
  })
  const isGone = error instanceof ApiError && error.status === 404
  if (placed)
    return (
      <Stack gap={3}>
        <Heading level={1}>{t('manual.placed.title', { reference: placed.reference })}</Heading>
        <Text as="p">
          <Link href={toOrder(placed.secureToken)}>{t('manual.placed.open')}</Link>
        </Text>
      </Stack>
    )
  if (unanswered && isFetchedAfterMount)
    return (
      <UnansweredOrder
        draftToken={token}
        {...{ unanswered, isGone }}
        onAsk={(isAsking) => setAsked(isAsking ? unanswered : null)}
        onPlaced={(order) => {
          void queries.invalidateQueries({ queryKey: resourceKeys.of(ordersResource.id) })
          void queries.invalidateQueries({ queryKey: draftKeys.list })
          setPlaced(order)
        }}
        onRefused={(why) => {
          setRefusal(why)
          setTaken((count) => count + 1)
        }}
      />
    )
  if (data && isFetchedAfterMount && OrderComposer)
    return (
      <Stack gap={3}>
        {refusal ? <Banner tone="danger">{refusal}</Banner> : null}
        <OrderComposer key={taken} draft={data} onTake={() => setTaken((count) => count + 1)} />
      </Stack>
    )
  return (
    <RecordPlaceholder
      error={error as ApiError | null}
      isOffline={fetchStatus === 'paused'}
      list={{ title: t('manual.title'), path: orderPaths.manual }}
      onRetry={() => void refetch()}
    />
  )
}

interface UnansweredOrderProps {
  draftToken: string
  unanswered: NonNullable<ReturnType<typeof unansweredPlacing>>
  /** Set if the draft is gone: a query can only report the result. */
  isGone: boolean
  /** Called when a query starts or ends: the content stays on the screen until then. */
  onAsk: (isAsking: boolean) => void
  onPlaced: (order: PlacedOrder) => void
  /** Called with the reason if the order was definitely not placed. */
  onRefused: (why: string) => void
}

/** Replaces a draft whose order was sent without a response: shows what is known, and can query again. */
function UnansweredOrder({
  draftToken,
  unanswered,
  isGone,
  onAsk,
  onPlaced,
  onRefused,
}: UnansweredOrderProps) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const attempts = usePendingWrites()
  const { sent, at } = unanswered
  const { mutate, isPending } = useMutation({
    mutationFn: () => placeOnce(send, attempts, draftToken, sent),
    networkMode: 'always',
    onMutate: () => onAsk(true),
    onSettled: () => onAsk(false),
    onSuccess: onPlaced,
    onError(error) {
      if (attempts.of(placingName(draftToken)) === null)
        onRefused(formRefusalText(error, translate, formats))
    },
  })
  const askAlone = useEffectEvent(() => (isGone ? mutate() : undefined))
  useEffect(() => askAlone(), [isGone])

  return (
    <Stack gap={3}>
      <Heading level={1}>{t('manual.new')}</Heading>
      <StatePanel
        kind="failed"
        title={t('manual.placing.title')}
        actions={
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t('manual.placing.asking')}
            onPress={() => mutate()}
          >
            {t('manual.placing.ask')}
          </Button>
        }
      >
        <Text as="p">
          {t('manual.placing.known', {
            amount: formats.money(sent.body.quote.total),
            time: formats.dateTime(at),
          })}
        </Text>
      </StatePanel>
    </Stack>
  )
}
