import type { Submitted } from '@console/core/resources'
import { type ListingDetail, type ListingRow, submittedListings } from '@console/domain/listing'
import { DetailOf } from '@console/decision'
import { useChanges } from '@console/details'
import type { PreviewProps } from '@console/list'
import { ChecksCard } from '@console/marketplace/approval'
import { DiffCard, MediaGallery } from '@console/record'
import { Stack } from '@console/ui'
import { listingReadings } from './fields'
import { ListingDescription } from './ListingDescription'
import { ListingDetails } from './ListingDetails'

/** Preview of a listing beside the list, as it was submitted. */
export function ListingPreview({ row }: PreviewProps<Submitted<ListingRow>>) {
  return (
    <DetailOf resource={submittedListings} row={row}>
      {(detail) => <Listing detail={detail} />}
    </DetailOf>
  )
}

/** Deciding details first: changes and check findings, then the look. */
function Listing({ detail }: { detail: Submitted<ListingDetail> }) {
  const changes = useChanges('listings', detail, listingReadings)
  return (
    <Stack gap={4}>
      {changes.length > 0 ? <DiffCard changes={changes} /> : null}
      <ChecksCard isBrief checks={detail.checks} />
      <ListingDetails detail={detail} />
      {detail.photos.length > 0 ? <MediaGallery pictures={detail.photos} /> : null}
      <ListingDescription detail={detail} />
    </Stack>
  )
}
