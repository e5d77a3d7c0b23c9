import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { Banner } from '../Banner/Banner'

export interface UnreadBannerProps {
  /** How many of how many could not be read, and that what follows is for whoever runs the console. */
  children: string
  /** What was wrong, as it is told to whoever runs the console. */
  why: readonly string[]
  /** The server's name for the call, where it gave one. */
  requestId?: { label: string; value: string } | undefined
}

/** Says beside what could be read that something else could not, and what to tell whoever can mend it. */
export function UnreadBanner({ children, why, requestId }: UnreadBannerProps) {
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
