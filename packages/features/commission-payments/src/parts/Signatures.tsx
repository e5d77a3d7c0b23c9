import type { VoucherDetail } from '@console/domain/commission-voucher'
import { useTranslate } from '@console/core/i18n'
import { StatusSteps, type StatusStep } from '@console/record'
import { useTranslation } from 'react-i18next'

/** Signatures of a voucher: who prepared it, and who else approved and paid it. At least two people. */
export function Signatures({ detail }: { detail: VoucherDetail }) {
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
