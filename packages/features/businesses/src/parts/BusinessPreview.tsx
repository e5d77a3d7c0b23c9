import type { PreviewProps } from '@console/templates'
import type { BusinessRow } from '../contract'

export function BusinessPreview({ row }: PreviewProps<BusinessRow>) {
  return <p>{row.tradingName}</p>
}
