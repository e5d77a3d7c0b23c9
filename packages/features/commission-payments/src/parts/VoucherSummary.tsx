import { useTranslate } from '@console/core/i18n'
import type { VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { ReasonCard } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Signatures } from './Signatures'
import { VoucherAmounts } from './VoucherAmounts'
import { VoucherState } from './VoucherState'

/** Summary of a voucher: problems, signatures and amounts. */
export function VoucherSummary({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const { cancellation } = detail
  return (
    <Stack gap={4}>
      <VoucherState detail={detail} />
      {cancellation ? (
        <ReasonCard
          title={t('cancellation.title')}
          {...cancellation}
          reason={translate(`commission-voucher:reason.${cancellation.reasonCode}`)}
        />
      ) : null}
      <Card heading={t('signatures.title')}>
        <Signatures detail={detail} />
      </Card>
      <VoucherAmounts detail={detail} />
    </Stack>
  )
}
