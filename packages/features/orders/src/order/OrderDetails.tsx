import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import { toSale } from '@console/domain/sale'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { usePartyDetails } from './OrderParties'

/** Key details of an order: buyer, payment and expected delivery. */
export function OrderDetails({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { buyer, createdBy, total, flags, promisedAt, dueAt, purchaseOrder, sale } = detail
  const parties = usePartyDetails(detail)
  const dateOf = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          { label: t('column.total'), value: <MoneyText money={total} /> },
          {
            label: t('column.payment'),
            value: t(`paymentStatus.${detail.paymentStatus}`),
          },
          { label: t('column.method'), value: t(`paymentMethod.${detail.paymentMethod}`) },
          ...(dueAt === null ? [] : [{ label: t('column.due'), value: dateOf(dueAt) }]),
          ...parties.buyer,
          ...(purchaseOrder === null
            ? []
            : [{ label: t('column.purchaseOrder'), value: <bdi>{purchaseOrder}</bdi> }]),
          ...parties.seller,
          ...(createdBy === null
            ? []
            : [{ label: t('details.createdBy'), value: <bdi>{createdBy.name}</bdi> }]),
          ...(sale === null
            ? []
            : [
                {
                  label: t('details.sale'),
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
