import { takenOff } from '@console/core/contracts'
import { type LanguageId, useFormats } from '@console/core/i18n'
import { amountInWords, type VoucherDetail } from '@console/domain/commission-voucher'
import { DescriptionList, MoneyText, Sums } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Breakdown of a voucher: entries, adjustments, withholdings and net amount. */
export function VoucherAmounts({ detail }: { detail: VoucherDetail }) {
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
