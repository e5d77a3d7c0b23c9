import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface FieldGridProps {
  /** For numbers and codes. Default: for names and choices. */
  isNarrow?: boolean
  children: ReactNode
}

/** Short fields side by side, as many as fit. */
export function FieldGrid({ isNarrow = false, children }: FieldGridProps) {
  return <Root data-narrow={isNarrow || undefined}>{children}</Root>
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space[3]};
  align-items: start;

  &[data-narrow] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  }
`
