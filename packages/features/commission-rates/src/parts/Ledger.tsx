import type { PaidDetail } from '@console/domain/commission-rate'
import type { RecordSlotProps } from '@console/record'
import { Ledger } from '@console/marketplace/commission'
import { useTranslation } from 'react-i18next'

/** The tab of what the ledger has of a product: what it earned for the platform and for agents. */
export function ProductLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  return <Ledger of={{ product: token }} title={t('ledger.title')} />
}

/** The tab of what the ledger has of an agent: earned, taken back, and written by hand. */
export function AgentLedger({ detail: { token } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  return <Ledger of={{ agent: token }} title={t('ledger.title')} />
}
