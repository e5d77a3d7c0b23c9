import type { VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/templates'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { EntriesTable } from './EntriesTable'

/** The lines of the ledger that a voucher pays. */
export function VoucherEntries({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  return (
    <Card heading={t('column.entries')}>
      <EntriesTable entries={detail.entries} currency={detail.currency} />
    </Card>
  )
}
