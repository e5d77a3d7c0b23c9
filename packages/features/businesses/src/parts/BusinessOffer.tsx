import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'
import { listingPaths } from '@console/domain/listing'
import { productPaths } from '@console/domain/product'
import { servicePaths } from '@console/domain/service-product'

/** Tab with the number of listings of a business; each links to its list, if the console has that screen. */
export function BusinessOffer({
  detail: {
    secureToken,
    stats: { products, services, listings },
  },
}: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const canOpen = useCanOpen()

  function count(number: number, list: string) {
    const text = formats.number(number)
    return number > 0 && canOpen(list) ? (
      <Link href={`${list}?business=${secureToken}`}>{text}</Link>
    ) : (
      text
    )
  }

  return (
    <Card heading={t('offer.title')}>
      <DescriptionList
        details={[
          { label: t('column.products'), value: count(products, productPaths.approved) },
          { label: t('offer.services'), value: count(services, servicePaths.approved) },
          { label: t('offer.listings'), value: count(listings, listingPaths.list) },
        ]}
      />
    </Card>
  )
}
