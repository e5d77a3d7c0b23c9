import { useFormats } from '@console/core/i18n'
import { commissionRateWorkflow, type PaidDetail } from '@console/domain/commission-rate'
import type { RecordSlotProps } from '@console/record'
import { DetailTable } from '@console/details'
import { StatusText } from '@console/workflows'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useTermsText } from '../terms/useTermsText'

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
