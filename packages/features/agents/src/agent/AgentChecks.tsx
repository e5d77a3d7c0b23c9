import type { RecordSlotProps } from '@console/record'
import { ChecksCard } from '@console/marketplace/approval'
import { DocumentViewer, DuplicatesCard } from '@console/marketplace/owners'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type AgentDetail, toAgent, agentsResource } from '@console/domain/agent'

/** Tab with the agent's documents, check findings and possible duplicates. */
export function AgentChecks({ detail }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return (
    <Stack gap={4}>
      <ChecksCard checks={detail.checks} hrefOf={({ token }) => toAgent(token)} />
      <Card heading={t('column.documents')}>
        <DocumentViewer documents={detail.documents} />
      </Card>
      <AgentDuplicates detail={detail} />
    </Stack>
  )
}

/** Possible duplicates of an agent. */
export function AgentDuplicates({ detail: { duplicates } }: RecordSlotProps<AgentDetail>) {
  return (
    <DuplicatesCard
      workflows={agentsResource.workflows}
      duplicates={duplicates.map(({ agent, agentNo, approvalStatus, county, matches }) => ({
        name: agent.label,
        number: agentNo,
        href: toAgent(agent.token),
        status: approvalStatus,
        place: county,
        matches,
      }))}
    />
  )
}
