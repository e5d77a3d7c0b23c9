import { takenOff } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { voucherAmounts } from '@console/domain/commission-voucher'
import { DescriptionList, MoneyText } from '@console/details'
import { Heading, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { prepare } from './prepareForm'

/** Running total of a voucher, shown beside every step. */
export function SoFar() {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const collection = prepare.useValue('collection')
  const entries = prepare.useValue('entries')
  const adjustments = prepare.useValue('adjustments')
  const withholdingBps = prepare.useValue('withholdingBps')
  const currency = collection?.currency
  const sums =
    currency &&
    voucherAmounts({
      currency,
      entries,
      // An incomplete amount counts as 0.
      adjustments: adjustments.map(({ amount: { amount } }) => ({
        amount: { amount: typeof amount === 'number' ? amount : 0, currency },
      })),
      withholdingBps: typeof withholdingBps === 'number' ? withholdingBps : 0,
    })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {t('prepare.soFar')}
      </Heading>
      <DescriptionList
        details={[
          { label: t('column.agent'), value: collection && <bdi>{collection.agent.label}</bdi> },
          { label: t('column.entries'), value: formats.number(entries.length) },
          { label: t('column.gross'), value: sums && <MoneyText money={sums.gross} /> },
          { label: t('amounts.adjustments'), value: sums && <MoneyText money={sums.adjusted} /> },
          {
            label: t('column.withholding'),
            value: sums && <MoneyText money={takenOff(sums.withheld)} />,
          },
          { label: t('column.net'), value: sums && <MoneyText money={sums.net} /> },
        ]}
      />
    </Stack>
  )
}
