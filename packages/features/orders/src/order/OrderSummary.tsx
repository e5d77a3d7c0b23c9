import { useFormats, useTranslate } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import { Banner, Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { OrderApproval } from './OrderApproval'
import { OrderBreakdown } from './OrderBreakdown'
import { OrderLines } from './OrderLines'
import { OrderStatusTimeline } from './OrderStatusTimeline'

/** First tab of an order: timeline, lines, totals, delivery and payment. */
export function OrderSummary({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const translate = useTranslate()
  const formats = useFormats()
  const { address, cancellation, note, transactions, credit } = detail
  return (
    <Stack>
      <OrderStatusTimeline order={detail} />
      {cancellation ? (
        <Banner tone="warning">
          {t(detail.status === 'cancelled' ? 'cancellation' : 'cancellation.rest', {
            name: cancellation.by.name,
            date: formats.dateTime(new Date(cancellation.at)),
            reason: translate(`order:reason.${cancellation.reasonCode}`),
          })}{' '}
          {t(cancellation.isRestocked ? 'cancellation.restocked' : 'cancellation.notRestocked')}
          {cancellation.note ? <p dir="auto">{cancellation.note}</p> : null}
        </Banner>
      ) : null}
      <OrderApproval detail={detail} />
      <OrderLines detail={detail} />
      <OrderBreakdown breakdown={detail.breakdown} />
      <Card heading={t('delivery.title')}>
        <DescriptionList
          details={[
            { label: t('delivery.method'), value: t(`deliveryMethod.${detail.deliveryMethod}`) },
            ...(address
              ? [
                  {
                    label: t('delivery.address'),
                    value: (
                      <bdi>
                        {formats.list([
                          address.line1,
                          address.town,
                          address.county,
                          formats.country(address.countryCode),
                        ])}
                      </bdi>
                    ),
                  },
                ]
              : [{ label: t('column.county'), value: <bdi>{detail.county}</bdi> }]),
            ...(note ? [{ label: t('delivery.note'), value: <span dir="auto">{note}</span> }] : []),
          ]}
        />
      </Card>
      <Card heading={t('payments.title')}>
        {credit ? (
          <DescriptionList
            details={[
              { label: t('payments.limit'), value: <MoneyText money={credit.limit} /> },
              { label: t('payments.used'), value: <MoneyText money={credit.used} /> },
            ]}
          />
        ) : null}
        {transactions.length === 0 ? (
          <Text as="p" tone="muted">
            {t('payments.none')}
          </Text>
        ) : (
          <DetailTable
            label={t('payments.title')}
            columns={[
              { title: t('payments.provider') },
              { title: t('payments.type') },
              { title: t('payments.state') },
              { title: t('payments.at') },
              { title: t('payments.amount'), align: 'end' },
            ]}
            rows={transactions.map(({ transactionId, provider, providerReference, ...each }) => ({
              key: transactionId,
              cells: [
                <Stack key="provider" as="span" gap={0} align="start">
                  {provider === null ? t('payments.byHand') : <bdi>{provider}</bdi>}
                  <Text size="sm" tone="muted">
                    <bdi>{providerReference ?? '–'}</bdi>
                  </Text>
                </Stack>,
                t(`transaction.${each.type}`),
                t(`transactionState.${each.state}`),
                formats.dateTime(new Date(each.at)),
                <MoneyText key="amount" money={each.amount} />,
              ],
            }))}
          />
        )}
      </Card>
    </Stack>
  )
}
