import { type LanguageId, useFormats } from '@console/core/i18n'
import { amountInWords, type VoucherDetail } from '@console/domain/commission-voucher'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Facts } from '@console/templates/Record/Facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** What a voucher is made of: its entries, what was added by hand, what is withheld, and what is left. */
export function VoucherAmounts({ detail }: { detail: VoucherDetail }) {
  const { t, i18n } = useTranslation('commission-payments')
  const formats = useFormats()
  const { gross, adjustments, withholding, net } = detail
  return (
    <Card heading={t('amounts.title')}>
      <Facts
        facts={[
          { label: t('column.gross'), value: <MoneyText money={gross} /> },
          ...adjustments.map(({ label, amount }) => ({
            label,
            value: <MoneyText money={amount} />,
          })),
          {
            label: t('amounts.withheld', { rate: formats.percent(withholding.rateBps / 10_000) }),
            value: (
              <MoneyText money={{ ...withholding.amount, amount: 0 - withholding.amount.amount }} />
            ),
          },
          {
            label: t('column.net'),
            value: (
              <b>
                <MoneyText money={net} />
              </b>
            ),
          },
          { label: t('amounts.words'), value: amountInWords(net, i18n.language as LanguageId) },
        ]}
      />
    </Card>
  )
}
