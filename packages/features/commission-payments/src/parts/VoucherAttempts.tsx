import { useFormats, useTranslate } from '@console/core/i18n'
import type { PaymentAttempt, VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { DetailTable } from '@console/details'
import { Card, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Payment attempts: request, idempotency key and response of the provider. */
export function VoucherAttempts({ detail: { attempts } }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const formats = useFormats()

  function outcomeOf({ outcome, failure, askedAt }: PaymentAttempt): string {
    const texts: string[] = [t(`outcome.${outcome}`)]
    if (failure) texts.push(translate(`commission-voucher:failure.${failure}`))
    if (askedAt) texts.push(t('attempt.asked', { time: formats.dateTime(new Date(askedAt)) }))
    return texts.join(' · ')
  }

  return (
    <Card heading={t('column.attempts')}>
      <Stack gap={3}>
        <DetailTable
          label={t('column.attempts')}
          columns={[
            { title: t('attempt.at') },
            { title: t('attempt.outcome') },
            { title: t('attempt.by') },
            { title: t('attempt.key') },
          ]}
          rows={attempts.map((attempt) => ({
            key: attempt.idempotencyKey,
            cells: [
              formats.dateTime(new Date(attempt.at)),
              outcomeOf(attempt),
              <bdi key="by">{attempt.by.name}</bdi>,
              <bdi key="key" dir="ltr">
                {attempt.idempotencyKey}
              </bdi>,
            ],
          }))}
        />
        <Text size="sm" tone="muted">
          {t('attempt.note')}
        </Text>
      </Stack>
    </Card>
  )
}
