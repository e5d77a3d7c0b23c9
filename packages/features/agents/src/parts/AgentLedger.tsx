import type { AgentDetail } from '@console/domain/agent'
import type { RecordSlotProps } from '@console/record'
import { Ledger } from '@console/marketplace/commission'
import { useTranslation } from 'react-i18next'

/** Tab with the agent's ledger, line by line: open lines can be added to a voucher. */
export function AgentLedger({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return <Ledger of={{ agent: agentToken }} title={t('ledger.title')} />
}
