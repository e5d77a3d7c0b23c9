import { Text } from '@console/ui'
import type { PreviewProps } from '../config/config'
import type { Stall } from './stalls'

/** Body of a stall's preview. */
export function StallPreview({ row: { number, town } }: PreviewProps<Stall>) {
  return (
    <Text as="p">
      {number} · {town}
    </Text>
  )
}
