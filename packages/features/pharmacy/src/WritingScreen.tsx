import { Card, Heading, Link, Stack } from '@console/ui'
import type { ReactNode } from 'react'

interface WritingScreenProps {
  title: string
  /** Previous list. */
  back: { title: string; to: string }
  children: ReactNode
}

/** A form on its own screen, at the address of its list. */
export function WritingScreen({ title, back, children }: WritingScreenProps) {
  return (
    <Stack gap={3}>
      <Link variant="alone" href={back.to}>
        {back.title}
      </Link>
      <Heading level={1}>{title}</Heading>
      <Card>{children}</Card>
    </Stack>
  )
}
