import type { VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { LedgerTable } from '@console/marketplace/commission'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Ledger lines that a voucher pays. */
export function VoucherEntries({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  return (
    <Card heading={t('column.entries')}>
      <LedgerTable label={t('column.entries')} entries={detail.entries} />
    </Card>
  )
}
