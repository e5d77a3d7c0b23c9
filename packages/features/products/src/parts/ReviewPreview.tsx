import type { PreviewProps } from '@console/templates'
import type { ReviewRow } from '../contract'

export function ReviewPreview({ row }: PreviewProps<ReviewRow>) {
  return <p>{row.excerpt}</p>
}
