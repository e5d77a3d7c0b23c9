import type { PaidDetail } from '@console/domain/commission-rate'
import type { RecordSlotProps } from '@console/record'
import { Ledger } from '@console/marketplace/commission'
import { useTranslation } from 'react-i18next'

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
