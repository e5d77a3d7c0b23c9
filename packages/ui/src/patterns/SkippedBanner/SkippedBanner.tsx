import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { Banner } from '../Banner/Banner'

export interface SkippedBannerProps {
  /**
   * Number of skipped rows out of the total, and the note that the details are for the console's
   * operator.
   */
  children: string
  /** Causes, for the console's operator. */
  why: readonly string[]
  /** The server's id of the call, if it gave one. */
  requestId?: { label: string; value: string } | undefined
}

/** Reports skipped rows beside those that could be read, with details for the operator. */
export function SkippedBanner({ children, why, requestId }: SkippedBannerProps) {
  return (
    <Banner tone="warning">
      {children} <Detail dir="ltr">{why.join(', ')}</Detail>
      {requestId ? (
        <>
          {' '}
          · {requestId.label} <Detail dir="ltr">{requestId.value}</Detail>
        </>
      ) : null}
    </Banner>
  )
}

const Detail = styled.code`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  user-select: all;
`
