import type { PreviewProps } from '@console/templates'
import type { ProductRow, ServiceRow } from '../contract'

export function ProductPreview({ row }: PreviewProps<ProductRow>) {
  return <p>{row.name}</p>
}
export function ServicePreview({ row }: PreviewProps<ServiceRow>) {
  return <p>{row.name}</p>
}
