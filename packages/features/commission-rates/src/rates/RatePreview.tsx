import {
  type CommissionRateDetail,
  type CommissionRateRow,
  commissionRatesResource,
} from '@console/domain/commission-rate'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { DescriptionList } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Ladder } from './Ladder'
import { useRateDetails } from '../terms/useRateDetails'

/** Preview of a rate beside its list: calculation, reason, and what applies instead of it. */
export function RatePreview({ row }: PreviewProps<CommissionRateRow>) {
  const { t } = useTranslation('commission-rates')
  return (
    <DetailOf resource={commissionRatesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <RateDetails rate={detail} />
          <Card heading={t('ladder.title')}>
            <Ladder steps={detail.ladder} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}

function RateDetails({ rate }: { rate: CommissionRateDetail }) {
  const { t } = useTranslation('commission-rates')
  const detailsOf = useRateDetails()
  const { item } = rate.subject
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          ...(item
            ? [
                { label: t('column.sku'), text: item.sku },
                { label: t('level.business'), text: item.business.label },
              ]
            : []),
          ...detailsOf(rate),
        ].map(({ label, text }) => ({ label, value: text && <bdi>{text}</bdi> }))}
      />
    </Card>
  )
}
