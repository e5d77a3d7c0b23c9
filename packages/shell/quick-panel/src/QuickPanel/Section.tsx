import { Heading, theme } from '@console/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface SectionProps {
  title: string
  /** Its content is loading. */
  isBusy?: boolean
  children: ReactNode
}

/** A named part of the panel. */
export function Section({ title, isBusy, children }: SectionProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} aria-busy={isBusy}>
      <Heading level={3} size="md" id={titleId}>
        {title}
      </Heading>
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.hairline};
`
