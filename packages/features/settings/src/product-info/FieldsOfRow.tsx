import { theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Fields of a row in a list, side by side if there is room. */
export function FieldsOfRow({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>
}

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${theme.space[2]} ${theme.space[3]};

  li:has(> &) {
    max-inline-size: none;
  }
`
