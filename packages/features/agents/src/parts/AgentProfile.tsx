import { useTranslate } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { PayoutAccounts } from '@console/marketplace/owners'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { AgentDetail } from '@console/domain/agent'

/** Tab with an agent's personal details and payout account. */
export function AgentProfile({ detail }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const translate = useTranslate()
  const { first_name, last_name, idType, idNumberMasked, user_phone, email, county } = detail
  return (
    <Stack gap={4}>
      <Card heading={t('profile.title')}>
        <DescriptionList
          details={[
            {
              label: t('field.firstName'),
              value: <bdi>{first_name}</bdi>,
              pointer: '/first_name',
            },
            { label: t('field.lastName'), value: <bdi>{last_name}</bdi>, pointer: '/last_name' },
            {
              label: translate(`marketplace:record.idType.${idType}`),
              value: <bdi>{idNumberMasked}</bdi>,
              pointer: '/idNumber',
            },
            { label: t('column.phone'), value: <bdi>{user_phone}</bdi>, pointer: '/user_phone' },
            { label: t('field.email'), value: <bdi>{email}</bdi>, pointer: '/email' },
            { label: t('column.county'), value: <bdi>{county}</bdi>, pointer: '/county' },
          ]}
        />
      </Card>
      <PayoutAccounts accounts={detail.payoutAccounts} />
    </Stack>
  )
}
