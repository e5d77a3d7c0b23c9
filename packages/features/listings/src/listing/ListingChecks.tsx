import type { ListingDetail } from '@console/domain/listing'
import { ChecksCard } from '@console/marketplace/approval'
import type { RecordSlotProps } from '@console/record'

/** Tab with check findings. */
export function ListingChecks({ detail }: RecordSlotProps<ListingDetail>) {
  return <ChecksCard checks={detail.checks} />
}
