import { serverNow } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from '@console/domain/agent'

/** Key details of an agent: territory, supervisor and results. */
export function AgentDetails({ detail }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  const { territories, tier, supervisor, recruited, orders30d, earned30d } = detail
  const { lastActiveAt, approvedAt } = detail
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          {
            label: t('column.territory'),
            value: formats.list(territories.map(({ county }) => county)),
          },
          { label: t('column.tier'), value: t(`tier.${tier}`) },
          { label: t('column.supervisor'), value: <bdi>{supervisor?.label ?? '–'}</bdi> },
          { label: t('column.recruited'), value: formats.number(recruited) },
          { label: t('column.orders30d'), value: formats.number(orders30d) },
          {
            label: t('column.earned30d'),
            value:
              earned30d.length === 0 ? (
                '–'
              ) : (
                <Stack as="span" gap={0}>
                  {earned30d.map((money) => (
                    <MoneyText key={money.currency} money={money} />
                  ))}
                </Stack>
              ),
          },
          {
            label: t('column.lastActive'),
            value: lastActiveAt
              ? formats.ago(new Date(lastActiveAt), serverNow())
              : t('time.never'),
          },
          {
            label: t('details.approvedAt'),
            value: approvedAt ? formats.date(new Date(approvedAt)) : '–',
          },
        ]}
      />
    </Card>
  )
}
