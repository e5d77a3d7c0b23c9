import { useFormats, useTranslate } from '@console/core/i18n'
import type { MerchantSaleDetail } from '@console/domain/merchant-sale'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, ReasonCard, MoneyText } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Candidates } from './Candidates'
import { ReceiptLines } from './ReceiptLines'

/** Receipt of a payment: the matched one, or the candidates, and the reason of a dispute. */
export function Matching({ detail }: RecordSlotProps<MerchantSaleDetail>) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const { dispute, receipt, match } = detail
  return (
    <Stack gap={4}>
      {dispute ? (
        <ReasonCard
          title={translate('merchant-sale:status.disputed')}
          reason={translate(`merchant-sale:reason.${dispute.reasonCode}`)}
          {...dispute}
        />
      ) : null}
      {match === 'unmatched' ? <Candidates detail={detail} /> : null}
      <Matched detail={detail} />
      {receipt ? (
        <Card heading={t('merchantSales.receipt', { number: receipt.receiptNo })}>
          <ReceiptLines receipt={receipt} />
        </Card>
      ) : null}
    </Stack>
  )
}

/** Author of the match, and the difference. */
function Matched({ detail: { matched, difference, receipt } }: { detail: MerchantSaleDetail }) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  const formats = useFormats()
  if (!matched || !receipt) return null
  const { by, at, reasonCode, note } = matched
  return (
    <Card heading={t('merchantSales.matched')}>
      <DescriptionList
        details={[
          { label: t('column.receipt'), value: <bdi>{receipt.receiptNo}</bdi> },
          { label: t('merchantSales.till'), value: <bdi>{receipt.till}</bdi> },
          {
            label: t('merchantSales.issued'),
            value: formats.dateTime(new Date(receipt.issuedAt)),
          },
          {
            label: t('merchantSales.difference'),
            value: difference && <MoneyText money={difference} />,
          },
          ...(reasonCode === null
            ? []
            : [
                { label: t('fact.reason'), value: translate(`merchant-sale:reason.${reasonCode}`) },
              ]),
          ...(note === null ? [] : [{ label: t('fact.note'), value: <bdi>{note}</bdi> }]),
          { label: t('merchantSales.matchedBy'), value: <bdi>{by.name}</bdi> },
          { label: t('merchantSales.matchedAt'), value: formats.dateTime(new Date(at)) },
        ]}
      />
    </Card>
  )
}
