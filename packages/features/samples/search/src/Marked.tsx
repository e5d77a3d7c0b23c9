import { theme } from '@console/ui'
import styled from 'styled-components'
import { findMatches } from './findMatches'

interface MarkedProps {
  children: string
  /** Normalized search words. */
  words: readonly string[]
}

/** Text with the search words highlighted. */
export function Marked({ children: text, words }: MarkedProps) {
  const matches = findMatches(text, words)
  return (
    <bdi>
      {matches.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(matches[index - 1]?.to ?? 0, from)}
          <Match>{text.slice(from, to)}</Match>
        </span>
      ))}
      {text.slice(matches.at(-1)?.to ?? 0)}
    </bdi>
  )
}

const Match = styled.mark`
  border-radius: 2px;
  background: ${theme.color.accentSoft};
  color: inherit;
  font-weight: 600;

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`
