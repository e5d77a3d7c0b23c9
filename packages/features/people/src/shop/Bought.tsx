import { useFormats, useTranslate } from '@console/core/i18n'
import { type OrderChannel, orderPaths, toOrder } from '@console/domain/order'
import { toProduct } from '@console/domain/product'
import { toReturn } from '@console/domain/return-voucher'
import type { ShopUserDetail } from '@console/domain/shop-user'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Link, Stack, Text } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const lists: Record<OrderChannel, string> = {
  b2c: orderPaths.b2c,
  b2b: orderPaths.b2b,
  agent: orderPaths.agents,
  manual: orderPaths.manual,
}

/** Orders, returns and reviews of a shopper. */
export function Bought({ user }: { user: ShopUserDetail }) {
  const { t } = useTranslation('people')
  const translate = useTranslate()
  const formats = useFormats()
  const { userToken, spent, channels, latestOrders, returns, reviews } = user
  return (
    <Stack gap={4}>
      <DescriptionList
        details={[
          { label: t('shop.orders'), value: formats.number(user.orders) },
          {
            label: t('shop.spent'),
            value: spent.map((money) => (
              <div key={money.currency}>
                <MoneyText money={money} />
              </div>
            )),
          },
        ]}
      />
      {channels.map(({ channel, orders }) => (
        <Link key={channel} href={`${lists[channel]}?view=all&buyer=${userToken}`}>
          {t(`orders.all.${channel}`, { number: formats.number(orders) })}
        </Link>
      ))}
      <Listed
        heading={t('orders.latest')}
        none={t('orders.none')}
        items={latestOrders.map(({ secureToken, reference, status, total }) => ({
          to: toOrder(secureToken),
          name: reference,
          text: (
            <>
              {translate(`order:status.${status}`)} · <MoneyText money={total} />
            </>
          ),
        }))}
      />
      <Listed
        heading={t('returns.title')}
        none={t('returns.none')}
        items={returns.map(({ voucherToken, returnNo, status, amount }) => ({
          to: toReturn(voucherToken),
          name: returnNo,
          text: (
            <>
              {translate(`return-voucher:status.${status}`)} · <MoneyText money={amount} />
            </>
          ),
        }))}
      />
      <Listed
        heading={t('reviews.title')}
        none={t('reviews.none')}
        items={reviews.map(({ product, rating }) => ({
          to: toProduct(product.token),
          name: product.label,
          text: t('reviews.rating', { rating: formats.number(rating) }),
        }))}
      />
    </Stack>
  )
}

interface ListedProps {
  heading: string
  none: string
  items: readonly { to: string; name: string; text: ReactNode }[]
}

function Listed({ heading, none, items }: ListedProps) {
  return (
    <Card heading={heading}>
      {items.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {items.map(({ to, name, text }, place) => (
            <li key={`${to} ${place}`}>
              <Link href={to}>
                <bdi>{name}</bdi>
              </Link>{' '}
              <Text as="span" size="sm" tone="muted">
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
