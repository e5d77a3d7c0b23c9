import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, DetailTable } from '@console/details'
import { Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type AgentDetail, toAgent } from '@console/domain/agent'

/** Tab with the territory that an agent has or applies for, and the agents already there. */
export function AgentTerritory({ detail }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  return (
    <Stack gap={4}>
      <Card heading={t('column.territory')}>
        <DescriptionList
          details={[
            {
              label: t('territory.counties'),
              value: formats.list(detail.territories.map(({ county }) => county)),
              pointer: '/territories',
            },
          ]}
        />
      </Card>
      <AgentNeighbours detail={detail} />
    </Stack>
  )
}

/** Agents in the same counties. */
export function AgentNeighbours({ detail: { neighbours } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  return (
    <Card heading={t('neighbours.title')}>
      {neighbours.length === 0 ? (
        <Text as="p" tone="muted">
          {t('neighbours.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('neighbours.title')}
          columns={[
            { title: t('column.agent') },
            { title: t('column.tier') },
            { title: t('neighbours.shared') },
          ]}
          rows={neighbours.map(({ agent, secureToken, tier, counties }) => ({
            key: secureToken,
            cells: [
              <Link key="agent" href={toAgent(secureToken)}>
                <bdi>{agent.label}</bdi>
              </Link>,
              t(`tier.${tier}`),
              formats.list(counties),
            ],
          }))}
        />
      )}
    </Card>
  )
}
