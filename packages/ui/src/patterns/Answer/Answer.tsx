import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Banner } from '../Banner/Banner'

export interface AnswerProps {
  /** The server's answer. */
  children: ReactNode
  /** Next step: one button or link. */
  actions?: ReactNode
}

/**
 * Replaces a form after it was submitted. Takes the focus, which was lost with the form, so that it is read out and keyboard navigation
 * continues from here.
 */
export function Answer({ children, actions }: AnswerProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <Root ref={root} tabIndex={-1}>
      <Banner tone="success" actions={actions}>
        {children}
      </Banner>
    </Root>
  )
}

/* A target for the focus, not a control. */
const Root = styled.div`
  outline: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
