import type { PreviewProps } from '@console/list'
import { ChecksCard } from '@console/marketplace/approval'
import { PayoutAccounts } from '@console/marketplace/owners'
import { DetailOf } from '@console/decision'
import { MediaGallery } from '@console/record'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type AgentDetail, type AgentRow, toAgent, agentsResource } from '@console/domain/agent'
import { AgentDuplicates } from './AgentChecks'
import { AgentDetails } from './AgentDetails'
import { AgentNeighbours } from './AgentTerritory'

/**
 * Preview of an agent beside the list, with the deciding details first: check findings, identity, payout account,
 * agents in the same area.
 */
export function AgentPreview({ row }: PreviewProps<AgentRow>) {
  const { t } = useTranslation('agents')
  return (
    <DetailOf resource={agentsResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <ChecksCard isBrief checks={detail.checks} hrefOf={({ token }) => toAgent(token)} />
          <Card heading={t('field.identity')}>
            <MediaGallery pictures={identityOf(detail)} />
          </Card>
          <PayoutAccounts accounts={detail.payoutAccounts} />
          {detail.duplicates.length > 0 ? <AgentDuplicates detail={detail} /> : null}
          <AgentDetails detail={detail} />
          <AgentNeighbours detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}

/** Both sides of the identity card, if submitted. */
function identityOf({ documents }: AgentDetail) {
  return documents
    .filter(({ type }) => type === 'owner_id_front' || type === 'owner_id_back')
    .map(({ media }) => media)
    .filter((media) => media !== null)
}
