import { useFormats } from '@console/core/i18n'
import type { MerchantSaleDetail } from '@console/domain/merchant-sale'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Payment details from the provider. */
export function MerchantSaleDetails({ detail }: RecordSlotProps<MerchantSaleDetail>) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const { amount, fee, net, provider, providerReference, till, occurredAt } = detail
  const { payerMasked, billReference, merchant } = detail
  return (
    <Card heading={t('merchantSales.details')}>
      <DescriptionList
        details={[
          { label: t('merchantSales.amount'), value: <MoneyText money={amount} /> },
          { label: t('merchantSales.fee'), value: <MoneyText money={fee} /> },
          { label: t('merchantSales.net'), value: <MoneyText money={net} /> },
          {
            label: t('merchantSales.occurred'),
            value: formats.dateTime(new Date(occurredAt)),
          },
          { label: t('merchantSales.provider'), value: t(`provider.${provider}`) },
          {
            label: t('merchantSales.reference'),
            value: <bdi>{providerReference}</bdi>,
          },
          { label: t('merchantSales.merchant.tab'), value: <bdi>{merchant.label}</bdi> },
          { label: t('merchantSales.till'), value: <bdi>{till}</bdi> },
          {
            label: t('merchantSales.payer'),
            value: payerMasked && <bdi dir="ltr">{payerMasked}</bdi>,
          },
          {
            label: t('merchantSales.billReference'),
            value: billReference && <bdi>{billReference}</bdi>,
          },
        ]}
      />
    </Card>
  )
}
