import type { PreviewProps } from '@console/templates'
import { ChecksCard } from '@console/templates/Record/ChecksCard'
import { DetailOf } from '@console/templates/Record/DetailOf'
import { MediaGallery } from '@console/templates/Record/MediaGallery'
import { Stack } from '@console/ui'
import type { ProductDetail, ProductRow, ServiceDetail, ServiceRow } from '../contract'
import { productsResource, servicesResource } from '../resources'
import { ItemFacts } from './ItemFacts'
import { ItemChanges } from './itemTabs'

/** A product beside its list. */
export function ProductPreview({ row }: PreviewProps<ProductRow>) {
  return (
    <DetailOf resource={productsResource} row={row}>
      {(detail) => <Item detail={detail} />}
    </DetailOf>
  )
}

/** A service beside its list. */
export function ServicePreview({ row }: PreviewProps<ServiceRow>) {
  return (
    <DetailOf resource={servicesResource} row={row}>
      {(detail) => <Item detail={detail} />}
    </DetailOf>
  )
}

/** What decides first: what changes, what the checks found; then what it is. */
function Item({ detail }: { detail: ProductDetail | ServiceDetail }) {
  return (
    <Stack gap={4}>
      {detail.pendingChanges.length > 0 ? <ItemChanges detail={detail} /> : null}
      <ChecksCard checks={detail.checks} />
      {detail.images.length > 0 ? <MediaGallery pictures={detail.images} /> : null}
      <ItemFacts detail={detail} />
    </Stack>
  )
}
