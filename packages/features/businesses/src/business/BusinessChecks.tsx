import type { RecordSlotProps } from '@console/record'
import { ChecksCard } from '@console/marketplace/approval'
import { DuplicatesCard } from '@console/marketplace/owners'
import { Stack } from '@console/ui'
import { type BusinessDetail, toBusinessReview, businessesResource } from '@console/domain/business'

/** Tab with check findings and possible duplicates. */
export function BusinessChecks({ detail }: RecordSlotProps<BusinessDetail>) {
  return (
    <Stack gap={4}>
      <ChecksCard checks={detail.checks} hrefOf={({ token }) => toBusinessReview(token)} />
      <BusinessDuplicates detail={detail} />
    </Stack>
  )
}

/** Possible duplicates of a business. */
export function BusinessDuplicates({ detail: { duplicates } }: RecordSlotProps<BusinessDetail>) {
  return (
    <DuplicatesCard
      workflows={businessesResource.workflows}
      duplicates={duplicates.map(({ business, businessNo, approvalStatus, town, matches }) => ({
        name: business.label,
        number: businessNo,
        href: toBusinessReview(business.token),
        status: approvalStatus,
        place: town,
        matches,
      }))}
    />
  )
}
