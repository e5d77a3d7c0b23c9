import { useFormats } from '@console/core/i18n'
import { toAgent } from '@console/domain/agent'
import { toBusinessReview } from '@console/domain/business'
import { toListing } from '@console/domain/listing'
import { toProductReview } from '@console/domain/product'
import { toServiceReview } from '@console/domain/service-product'
import type { StaffMemberDetail } from '@console/domain/staff-member'
import { DescriptionList } from '@console/details'
import { Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

type Claim = StaffMemberDetail['claims'][number]

const addresses: Record<Claim['kind'], (token: string) => string> = {
  businesses: toBusinessReview,
  products: toProductReview,
  'service-products': toServiceReview,
  agents: toAgent,
  listings: toListing,
}

/** Claims of a person, with their end. */
export function Claims({ claims }: Pick<StaffMemberDetail, 'claims'>) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  if (claims.length === 0) return <Text tone="muted">{t('claims.none')}</Text>
  return (
    <DescriptionList
      details={claims.map(({ kind, record, expiresAt }) => ({
        label: t(`claims.kind.${kind}`),
        value: (
          <>
            <Link href={addresses[kind](record.token)}>
              <bdi>{record.label}</bdi>
            </Link>{' '}
            <Text size="sm" tone="muted">
              {t('claims.until', { time: formats.time(new Date(expiresAt)) })}
            </Text>
          </>
        ),
      }))}
    />
  )
}
