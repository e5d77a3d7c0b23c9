import type { VoucherDetail, PaymentAttempt } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { LedgerTable } from '@console/marketplace/commission'
import { Card, Stack, Text, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useFormats, useTranslate } from '@console/core/i18n'
import { DetailTable, DescriptionList } from '@console/details'
import { toAgent } from '@console/domain/agent'

/** Ledger lines that a voucher pays. */
export function VoucherEntries({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  return (
    <Card heading={t('column.entries')}>
      <LedgerTable label={t('column.entries')} entries={detail.entries} />
    </Card>
  )
}

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

/** Payee of a voucher and their payout account. */
export function VoucherAgent({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const { agent, agentNo, agentSecureToken, phoneMasked, method, destination } = detail
  return (
    <Card heading={t('voucher.agent')}>
      <DescriptionList
        details={[
          {
            label: t('column.agent'),
            value: (
              <Link href={toAgent(agentSecureToken)}>
                <bdi>{agent.label}</bdi>
              </Link>
            ),
          },
          { label: t('fact.agentNo'), value: <bdi>{agentNo}</bdi> },
          { label: t('fact.phone'), value: <bdi dir="ltr">{phoneMasked}</bdi> },
          { label: t('column.method'), value: t(`method.${method}`) },
          { label: t('column.destination'), value: destination && <bdi>{destination}</bdi> },
        ]}
      />
    </Card>
  )
}
