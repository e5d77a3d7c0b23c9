import { takenOff } from '@console/core/contracts'
import { type LanguageId, useFormats } from '@console/core/i18n'
import {
  amountInWords,
  voucherAmounts,
  type VoucherToPrepare,
} from '@console/domain/commission-voucher'
import { DescriptionList, MoneyText } from '@console/details'
import { useTranslation } from 'react-i18next'

/** Review of a voucher before it is prepared: payee, amount, also in words, and payout account. */
export function Review({ body }: { body: VoucherToPrepare }) {
  const { t, i18n } = useTranslation('commission-payments')
  const formats = useFormats()
  const { collection, destination, period, entries, adjustments, withholdingBps, note } = body
  if (!collection || !destination) return null
  const sums = voucherAmounts({ ...body, currency: collection.currency })
  const dateOf = (day: string) => formats.date(new Date(day))
  return (
    <DescriptionList
      details={[
        { label: t('column.agent'), value: <bdi>{collection.agent.label}</bdi> },
        { label: t('column.period'), value: `${dateOf(period.from)} – ${dateOf(period.to)}` },
        { label: t('column.entries'), value: formats.number(entries.length) },
        { label: t('column.gross'), value: <MoneyText money={sums.gross} /> },
        ...adjustments.map(({ label, amount }) => ({
          label,
          value: <MoneyText money={amount} />,
        })),
        {
          label: t('amounts.withheld', { rate: formats.percent(withholdingBps / 10_000) }),
          value: <MoneyText money={takenOff(sums.withheld)} />,
        },
        {
          label: t('column.net'),
          value: (
            <b>
              <MoneyText money={sums.net} />
            </b>
          ),
        },
        { label: t('amounts.words'), value: amountInWords(sums.net, i18n.language as LanguageId) },
        {
          label: t('column.destination'),
          value: <bdi>{destination.label || t('method.cash')}</bdi>,
        },
        ...(note.trim() === '' ? [] : [{ label: t('fact.note'), value: <bdi>{note}</bdi> }]),
      ]}
    />
  )
}
