import { useFormats } from '@console/core/i18n'
import { toBusiness } from '@console/domain/business'
import { type MerchantSaleDetail, merchantSalePaths } from '@console/domain/merchant-sale'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the payee. */
export function MerchantPremises({ detail }: RecordSlotProps<MerchantSaleDetail>) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const { merchant, premises } = detail
  return (
    <Card heading={t('merchantSales.merchant.tab')}>
      <DescriptionList
        details={[
          {
            label: t('merchantSales.merchant.tab'),
            value: (
              <Link href={toBusiness(merchant.token)}>
                <bdi>{merchant.label}</bdi>
              </Link>
            ),
          },
          {
            label: t('merchantSales.place'),
            value: (
              <bdi>
                {formats.list([
                  premises.town,
                  premises.county,
                  formats.country(premises.countryCode),
                ])}
              </bdi>
            ),
          },
          { label: t('merchantSales.merchant.tills'), value: formats.list(premises.tills) },
          {
            label: t('merchantSales.merchant.unmatched'),
            value: (
              <Link href={`${merchantSalePaths.list}?merchant=${merchant.token}`}>
                {formats.number(premises.unmatched)}
              </Link>
            ),
          },
        ]}
      />
    </Card>
  )
}
