import type { Submitted } from '@console/core/resources'
import { ChangesContext, useChanges } from '@console/details'
import { type PreviewProps } from '@console/list'
import { ChecksCard } from '@console/marketplace/approval'
import { DetailOf } from '@console/decision'
import { DiffCard, MediaGallery } from '@console/record'
import { Stack } from '@console/ui'
import { useContext } from 'react'
import {
  type ProductDetail,
  type ProductRow,
  productsResource,
  submittedProducts,
} from '@console/domain/product'
import {
  type ServiceDetail,
  type ServiceRow,
  servicesResource,
  submittedServices,
} from '@console/domain/service-product'
import { productReadings, serviceReadings } from './fields'
import { ItemDetails } from './ItemDetails'

/** Preview of a live product beside its list. */
export function ProductPreview({ row }: PreviewProps<ProductRow>) {
  return (
    <DetailOf resource={productsResource} row={row}>
      {(detail) => <Item detail={detail} />}
    </DetailOf>
  )
}

/** Preview of a live service beside its list. */
export function ServicePreview({ row }: PreviewProps<ServiceRow>) {
  return (
    <DetailOf resource={servicesResource} row={row}>
      {(detail) => <Item detail={detail} />}
    </DetailOf>
  )
}

/** Preview of a submitted product beside the queue. */
export function SubmittedProductPreview({ row }: PreviewProps<Submitted<ProductRow>>) {
  return (
    <DetailOf resource={submittedProducts} row={row}>
      {(detail) => <SubmittedProduct detail={detail} />}
    </DetailOf>
  )
}

/** Preview of a submitted service beside the queue. */
export function SubmittedServicePreview({ row }: PreviewProps<Submitted<ServiceRow>>) {
  return (
    <DetailOf resource={submittedServices} row={row}>
      {(detail) => <SubmittedService detail={detail} />}
    </DetailOf>
  )
}

function SubmittedProduct({ detail }: { detail: Submitted<ProductDetail> }) {
  return (
    <ChangesContext value={useChanges('products', detail, productReadings)}>
      <Item detail={detail} />
    </ChangesContext>
  )
}

function SubmittedService({ detail }: { detail: Submitted<ServiceDetail> }) {
  return (
    <ChangesContext value={useChanges('products', detail, serviceReadings)}>
      <Item detail={detail} />
    </ChangesContext>
  )
}

/** Deciding details first: changes, check findings, and the price compared with the category; then the look. */
function Item({ detail }: { detail: ProductDetail | ServiceDetail }) {
  const changes = useContext(ChangesContext)
  return (
    <Stack gap={4}>
      {changes.length > 0 ? <DiffCard changes={changes} /> : null}
      <ChecksCard isBrief checks={detail.checks} />
      <ItemDetails detail={detail} />
      {detail.images.length > 0 ? <MediaGallery pictures={detail.images} /> : null}
    </Stack>
  )
}
