import { useTranslate, type LanguageId, useFormats } from '@console/core/i18n'
import { type VoucherDetail, amountInWords } from '@console/domain/commission-voucher'
import { type RecordSlotProps, StatusSteps, type StatusStep } from '@console/record'
import { ReasonCard, DescriptionList, MoneyText, Sums } from '@console/details'
import { Card, Stack, Banner } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { takenOff } from '@console/core/contracts'
import { serverNow } from '@console/core/api'

/** Summary of a voucher: problems, signatures and amounts. */
export function VoucherSummary({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const { cancellation } = detail
  return (
    <Stack gap={4}>
      <VoucherState detail={detail} />
      {cancellation ? (
        <ReasonCard
          title={t('cancellation.title')}
          {...cancellation}
          reason={translate(`commission-voucher:reason.${cancellation.reasonCode}`)}
        />
      ) : null}
      <Card heading={t('signatures.title')}>
        <Signatures detail={detail} />
      </Card>
      <VoucherAmounts detail={detail} />
    </Stack>
  )
}

/** Signatures of a voucher: who prepared it, and who else approved and paid it. At least two people. */
function Signatures({ detail }: { detail: VoucherDetail }) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const { status, prepared, approved, paid, cancellation } = detail
  const signed = [
    { id: 'prepared', by: prepared },
    { id: 'approved', by: approved },
    { id: 'paid', by: status === 'paid' ? paid : null },
  ] as const
  const points = signed
    // A cancelled voucher needs no further signatures.
    .filter(({ by }) => by !== null || status !== 'cancelled')
    .map(({ id, by }): StatusStep => ({
      id,
      name: t(`signatures.${id}`),
      state: by ? 'done' : 'toCome',
      reached: by && { at: by.at, by: by.by.name },
      hint: by ? undefined : t('signatures.other', { name: prepared.by.name }),
    }))
  const end: StatusStep[] = cancellation
    ? [
        {
          id: 'cancelled',
          name: translate('commission-voucher:status.cancelled'),
          state: 'ended',
          reached: { at: cancellation.at, by: cancellation.by.name },
        },
      ]
    : []
  return <StatusSteps label={t('signatures.title')} points={[...points, ...end]} />
}

/** Breakdown of a voucher: entries, adjustments, withholdings and net amount. */
function VoucherAmounts({ detail }: { detail: VoucherDetail }) {
  const { t, i18n } = useTranslation('commission-payments')
  const formats = useFormats()
  const { gross, adjustments, withholding, net } = detail
  return (
    <Card heading={t('amounts.title')}>
      <Stack gap={3}>
        <Sums
          rows={[
            { key: 'gross', name: t('column.gross'), amount: <MoneyText money={gross} /> },
            ...adjustments.map(({ label, amount }, place) => ({
              key: `adjustment ${place}`,
              name: label,
              amount: <MoneyText money={amount} />,
            })),
            {
              key: 'withheld',
              name: t('amounts.withheld', { rate: formats.percent(withholding.rateBps / 10_000) }),
              amount: <MoneyText money={takenOff(withholding.amount)} />,
            },
            { key: 'net', name: t('column.net'), amount: <MoneyText money={net} />, isSum: true },
          ]}
        />
        <DescriptionList
          details={[
            { label: t('amounts.words'), value: amountInWords(net, i18n.language as LanguageId) },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** Problems of a voucher that need action: unknown payment result, failed payment, or sent back. */
function VoucherState({ detail }: { detail: VoucherDetail }) {
  const { t } = useTranslation('commission-payments')
  const translate = useTranslate()
  const formats = useFormats()
  const { status, attempts, failure, returned } = detail
  const last = attempts.at(-1)
  if (status === 'paying' && last)
    return (
      <Banner tone="warning">
        {t('voucher.unknown', { ago: formats.ago(new Date(last.at), serverNow()) })}
      </Banner>
    )
  if (failure !== null)
    return (
      <Banner tone="danger">
        {t('voucher.failed', { reason: translate(`commission-voucher:failure.${failure}`) })}
      </Banner>
    )
  if (returned === null) return null
  const { by, note } = returned
  return (
    <Banner tone="info">
      {t('voucher.returned', { name: formats.isolate(by.name), note: formats.isolate(note) })}
    </Banner>
  )
}
