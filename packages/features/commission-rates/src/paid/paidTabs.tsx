import { useFormats } from '@console/core/i18n'
import { type PaidDetail, commissionRateWorkflow } from '@console/domain/commission-rate'
import { toOrder } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { DetailTable, MoneyText } from '@console/details'
import { Card, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Ledger } from '@console/marketplace/commission'
import { StatusText } from '@console/workflows'
import { useTermsText } from '../terms/termsText'

/** Tab with every rate specific to this record, latest first. */
export function OwnRates({ detail: { own } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const day = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  return (
    <Card heading={t('own.title')}>
      {own.length === 0 ? (
        <Text tone="muted">{t('own.none')}</Text>
      ) : (
        <DetailTable
          label={t('own.title')}
          columns={[
            { title: t('column.rate') },
            { title: t('column.status') },
            { title: t('column.from') },
            { title: t('column.to') },
            { title: t('column.reason') },
          ]}
          rows={own.map(({ rateToken, status, effectiveFrom, effectiveTo, reason, ...terms }) => ({
            key: rateToken,
            cells: [
              termsText(terms),
              <StatusText key="status" workflows={[commissionRateWorkflow]} status={status} />,
              day(effectiveFrom),
              day(effectiveTo),
              <bdi key="reason">{reason}</bdi>,
            ],
          }))}
        />
      )}
    </Card>
  )
}

/** Tab with the last lines that were sold, at the rates frozen with them, whatever applies now. */
export function PaidLines({ detail: { lines } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  return (
    <Card heading={t('lines.title')}>
      {lines.length === 0 ? (
        <Text tone="muted">{t('lines.none')}</Text>
      ) : (
        <DetailTable
          label={t('lines.title')}
          columns={[
            { title: t('lines.order') },
            { title: t('lines.placed') },
            { title: t('level.product') },
            { title: t('lines.value'), align: 'end' },
            { title: t('column.rate'), align: 'end' },
            { title: t('lines.earned'), align: 'end' },
          ]}
          rows={lines.map(({ lineId, order, placedAt, product, value, rateBps, earned }) => ({
            key: lineId,
            cells: [
              <Link key="order" href={toOrder(order.token)}>
                {order.label}
              </Link>,
              formats.date(new Date(placedAt)),
              <bdi key="product">{product}</bdi>,
              <MoneyText key="value" money={value} />,
              formats.percent(rateBps / 10_000),
              <MoneyText key="earned" money={earned} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}

/** Tab with the ledger of a product: earnings of the platform and of agents. */
export function ProductLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  return <Ledger of={{ product: token }} title={t('ledger.title')} />
}

/** Tab with the ledger of an agent: earned, reversed and manual lines. */
export function AgentLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  return <Ledger of={{ agent: token }} title={t('ledger.title')} />
}
