import { useFormats, useTranslate } from '@console/core/i18n'
import type { Registration } from '@console/domain/registration'
import { Answer, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

type SubmittedProps = NonNullable<Registration['submitted']>

/** Messages to the registrant by status: pending, or decided. */
const messages = {
  pending: 'waiting',
  under_review: 'waiting',
  changes_requested: 'changes',
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'closed',
  withdrawn: 'closed',
} as const

/** A submitted registration: its number, and its status. */
export function Submitted({ businessNo, dueAt, approvalStatus, input }: SubmittedProps) {
  const { t } = useTranslation('registration')
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <Answer>
      <Stack gap={3}>
        <Text as="p" weight="semibold">
          {t('submitted.number', { number: businessNo })}
        </Text>
        <Text as="p">
          {t(`submitted.${messages[approvalStatus]}`, { when: formats.dateTime(new Date(dueAt)) })}
        </Text>
        {input?.reasonCode ? (
          <Text as="p">{translate(`approval:reason.${input.reasonCode}`)}</Text>
        ) : null}
        {input?.note ? (
          <Text as="p">
            <bdi>{input.note}</bdi>
          </Text>
        ) : null}
      </Stack>
    </Answer>
  )
}
