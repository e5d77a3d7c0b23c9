import { ApiError, useSend } from '@console/core/api'
import { usePendingWrites } from '@console/core/pending-writes'
import { orderPaths, ordersResource, toDrafts, toOrder } from '@console/domain/order'
import {
  type OrderDraft,
  type PlaceableOrder,
  buyerNameOf,
  soFarOf,
} from '@console/domain/order-draft'
import { resourceKeys } from '@console/query-boundary'
import { Composer } from '@console/form'
import { Card, Heading, Link, Stack, Text } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '@console/core/i18n'
import { DescriptionList, MoneyText } from '@console/details'
import { BuyerStep } from './BuyerStep'
import { DeliveryStep } from './DeliveryStep'
import { createDraftSession } from './draftSession'
import { LinesStep } from './LinesStep'
import { order, messageOfIssue } from './orderForm'
import { notYetPriced, type Price, quoteFor } from './price'
import { Review } from './Review'
import { draftKeys } from './useDrafts'

export interface OrderComposerProps {
  /** As it was read. */
  draft: OrderDraft
  /** Replaces the content with the version saved elsewhere. */
  onTake: () => void
}

/** Composes an order step by step, and places it. */
export function OrderComposer({ draft, onTake }: OrderComposerProps) {
  const { t } = useTranslation('orders')
  const send = useSend()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const attempts = usePendingWrites()
  const [session] = useState(() => createDraftSession(send, attempts, draft))
  const [price, setPrice] = useState<Price>(notYetPriced)
  const { draftToken } = draft

  async function place(body: PlaceableOrder) {
    try {
      return await session.place({ ...body, quote: quoteFor(body, price) })
    } catch (error) {
      // The review compares the new prices with those that were shown.
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: draftKeys.quotes(draftToken) })
      throw error
    }
  }

  return (
    <Stack gap={3}>
      <Link variant="alone" href={toDrafts}>
        {t('manual.drafts.title')}
      </Link>
      <Heading level={1}>{t('manual.new')}</Heading>
      <Card>
        <Composer
          label={t('manual.new')}
          form={order}
          draft={`order-draft:${draftToken}`}
          initial={draft.content}
          autosave={{ save: session.save, onTake }}
          describeIssue={(issue) => {
            const word = messageOfIssue(issue)
            return word && t(word)
          }}
          write={place}
          onOutdated={onTake}
          onCancel={() => void navigate(orderPaths.manual)}
          onSent={({ secureToken }) => {
            void queries.invalidateQueries({ queryKey: resourceKeys.of(ordersResource.id) })
            void queries.invalidateQueries({ queryKey: draftKeys.list })
            void navigate(toOrder(secureToken), { replace: true })
          }}
          submitLabel={t('manual.place')}
          blocker={price.whyNot ? t(`manual.held.${price.whyNot}`) : undefined}
          steps={[
            {
              id: 'buyer',
              label: t('column.buyer'),
              fields: ['buyerSource', 'buyer', 'newBuyer'],
              content: <BuyerStep />,
            },
            {
              id: 'lines',
              label: t('column.lines'),
              fields: ['lines'],
              content: <LinesStep />,
            },
            {
              id: 'delivery',
              label: t('manual.step.delivery'),
              fields: ['deliveryMethod', 'address', 'paymentMethod', 'purchaseOrder', 'note'],
              content: <DeliveryStep />,
            },
          ]}
          review={{
            label: t('manual.step.review'),
            content: (body) => <Review token={draftToken} body={body} onPrice={setPrice} />,
          }}
          summary={<SoFarCard />}
        />
      </Card>
    </Stack>
  )
}

/** Content of the order, shown beside every step: without discount, tax and delivery, which the server computes. */
function SoFarCard() {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const [buyerSource, buyer, newBuyer, lines] = [
    order.useValue('buyerSource'),
    order.useValue('buyer'),
    order.useValue('newBuyer'),
    order.useValue('lines'),
  ]
  const { lines: count, pieces, goods } = soFarOf({ lines })
  const name = buyerNameOf({ buyerSource, buyer, newBuyer })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {t('manual.soFar.title')}
      </Heading>
      <DescriptionList
        details={[
          { label: t('column.buyer'), value: name === null ? null : <bdi>{name}</bdi> },
          {
            label: t('column.seller'),
            value: lines[0] ? <bdi>{lines[0].offer.seller.label}</bdi> : null,
          },
          { label: t('column.lines'), value: formats.number(count) },
          { label: t('manual.soFar.pieces'), value: formats.number(pieces) },
          { label: t('manual.soFar.goods'), value: goods && <MoneyText money={goods} /> },
        ]}
      />
      <Text size="sm" tone="muted">
        {t('manual.soFar.note')}
      </Text>
    </Stack>
  )
}
