import { Text } from '@console/ui'
import type { PreviewProps } from '../config'
import type { Stall } from './stalls'

/** What stands in the preview of a stall. */
export function StallPreview({ row: { number, town } }: PreviewProps<Stall>) {
  return (
    <Text as="p">
      {number} · {town}
    </Text>
  )
}
