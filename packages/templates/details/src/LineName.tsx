import { Stack, Text } from '@console/ui'
import type { ReactNode } from 'react'

export interface LineNameProps {
  name: string
  /** Quantity and further details. */
  children: ReactNode
}

/** Item of a receipt or of a return, with its quantity below. */
export function LineName({ name, children }: LineNameProps) {
  return (
    <Stack as="span" gap={0}>
      <bdi>{name}</bdi>
      <Text tone="muted" size="sm">
        {children}
      </Text>
    </Stack>
  )
}
