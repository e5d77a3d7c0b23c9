import { theme, Heading, Link } from '@console/ui'
import styled from 'styled-components'
import { sameOriginPath } from '@console/core/routes'
import { findMatches } from './findMatches'
import type { ResultProps } from './SearchResults'

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

/** Title of a result, linked if its address is allowed. */
export function ResultTitle({ result: { title, url }, words }: ResultProps) {
  const href = toHref(url)
  return (
    <Heading level={2} size="lg">
      {href === undefined ? (
        <Marked words={words}>{title}</Marked>
      ) : (
        <Link variant="alone" href={href}>
          <Marked words={words}>{title}</Marked>
        </Link>
      )}
    </Heading>
  )
}

/** Link target of a result: a path of this console or an http(s) address; undefined for anything else. */
function toHref(url: string): string | undefined {
  const path = sameOriginPath(url)
  if (path !== null) return path
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
