import type { AgentDetail } from '@console/domain/agent'
import type { RecordSlotProps } from '@console/record'
import { Ledger } from '@console/marketplace/commission'
import { useTranslation } from 'react-i18next'

/** The tab of what an agent has earned, line by line: what is open is put on a voucher from here. */
export function AgentLedger({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return <Ledger of={{ agent: agentToken }} title={t('ledger.title')} />
}
