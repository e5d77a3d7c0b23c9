import { Stack, Text } from '@console/ui'
import type { ReactNode } from 'react'

export interface LineNameProps {
  /** What the line is of. */
  name: string
  /** How many, and what else is said of them. */
  children: ReactNode
}

/** What a line of a receipt or of a return is of, and below it how many. */
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
