import { theme } from '@console/ui'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Why the reader is here, or what went wrong; it stays until they go on, and is read out when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Root role="alert">
      <CircleAlert size={16} aria-hidden />
      <Content>{children}</Content>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.text};

  svg {
    margin-block-start: 3px;
    color: ${theme.color.warning};
  }
`

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`
