import { useSend } from '@console/core/api'
import { usePendingWrites } from '@console/core/pending-writes'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { PlacedOrder } from '@console/domain/order-draft'
import { formRefusalText } from '@console/form'
import { Button, Heading, Stack, StatePanel, Text } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOnce, placingName, type unansweredPlacing } from './placing'

export interface UnansweredOrderProps {
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
export function UnansweredOrder({
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
