import { grantReversal, maxPieces, type ReturnDetail } from '@console/domain/return-voucher'
import { DescriptionList, MoneyText } from '@console/details'
import { useTranslation } from 'react-i18next'
import { type GrantFormOf, sumOf } from './grant'

interface GrantSumsProps {
  form: GrantFormOf
  detail: ReturnDetail
}

/** Totals of a grant before it is confirmed. Commission is returned only if the order is a sale. */
export function GrantSums({ form, detail }: GrantSumsProps) {
  const { t } = useTranslation('merchants')
  const written = form.useValue('lines')
  const granted = written.flatMap(({ lineId, quantity, amount }) => {
    const line = detail.lines.find((each) => each.lineId === lineId)
    const isRead =
      line &&
      typeof quantity === 'number' &&
      Number.isInteger(quantity) &&
      quantity >= 0 &&
      quantity <= maxPieces(line) &&
      typeof amount.amount === 'number'
    return isRead
      ? [{ lineId, quantity, amount: { ...detail.amount, amount: amount.amount as number } }]
      : []
  })
  const { platform, agent } = grantReversal(detail, granted)
  return (
    <div role="status">
      <DescriptionList
        details={[
          {
            label: t('grant.all'),
            value: <MoneyText money={{ ...detail.amount, amount: sumOf(granted) }} />,
          },
          ...(detail.sale
            ? [{ label: t('grant.platform'), value: <MoneyText money={platform} /> }]
            : []),
          ...(detail.sale && agent.amount > 0
            ? [{ label: t('grant.agent'), value: <MoneyText money={agent} /> }]
            : []),
        ]}
      />
    </div>
  )
}
