import { useFormats } from '@console/core/i18n'
import { toBusiness } from '@console/domain/business'
import type { OrderDetail } from '@console/domain/order'
import { toShopUser } from '@console/domain/shop-user'
import { toSale } from '@console/domain/sale'
import type { RecordSlotProps } from '@console/record'
import { Facts, MoneyText } from '@console/facts'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** What one reads first of an order: for whom, how it is paid, and when it should be there. */
export function OrderFacts({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const {
    buyer,
    seller,
    agent,
    createdBy,
    total,
    flags,
    promisedAt,
    dueAt,
    purchaseOrder,
    sale,
    shopUser,
  } = detail
  const person =
    shopUser === null ? (
      <bdi>{buyer.name}</bdi>
    ) : (
      <Link href={toShopUser(shopUser)}>
        <bdi>{buyer.name}</bdi>
      </Link>
    )
  const dateOf = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  return (
    <Card heading={t('facts.title')}>
      <Facts
        facts={[
          { label: t('column.total'), value: <MoneyText money={total} /> },
          {
            label: t('column.payment'),
            value: t(`paymentStatus.${detail.paymentStatus}`),
          },
          { label: t('column.method'), value: t(`paymentMethod.${detail.paymentMethod}`) },
          ...(dueAt === null ? [] : [{ label: t('column.due'), value: dateOf(dueAt) }]),
          {
            label: t('column.buyer'),
            value: buyer.business ? (
              <Link href={toBusiness(buyer.business.token)}>
                <bdi>{buyer.business.label}</bdi>
              </Link>
            ) : (
              person
            ),
          },
          ...(buyer.business ? [{ label: t('facts.orderedBy'), value: person }] : []),
          { label: t('facts.phone'), value: <bdi dir="ltr">{buyer.phoneMasked}</bdi> },
          { label: t('facts.email'), value: <bdi dir="ltr">{detail.emailMasked}</bdi> },
          ...(purchaseOrder === null
            ? []
            : [{ label: t('column.purchaseOrder'), value: <bdi>{purchaseOrder}</bdi> }]),
          {
            label: t('column.seller'),
            value: (
              <Link href={toBusiness(seller.token)}>
                <bdi>{seller.label}</bdi>
              </Link>
            ),
          },
          ...(agent === null
            ? []
            : [{ label: t('column.agent'), value: <bdi>{agent.label}</bdi> }]),
          ...(createdBy === null
            ? []
            : [{ label: t('facts.createdBy'), value: <bdi>{createdBy.name}</bdi> }]),
          ...(sale === null
            ? []
            : [
                {
                  label: t('facts.sale'),
                  value: (
                    <Link href={toSale(buyer.business ? 'b2b' : 'b2c', sale.token)}>
                      <bdi>{sale.label}</bdi>
                    </Link>
                  ),
                },
              ]),
          { label: t('column.promised'), value: dateOf(promisedAt) },
          {
            label: t('column.flags'),
            value: flags.length === 0 ? '–' : formats.list(flags.map((flag) => t(`flag.${flag}`))),
          },
        ]}
      />
    </Card>
  )
}
