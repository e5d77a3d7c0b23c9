import { Text, theme } from '@console/ui'
import styled from 'styled-components'
import type { ResultProps } from './SearchResults'
import { Marked, ResultTitle } from './Marked'
import { SearchPage } from './SearchPage'

/** /pages/search/classic (specification 2): results as lines. */
export function Classic() {
  return <SearchPage look={look} />
}

const look = { list: 'lines', result: Line } as const

function Line({ result, words }: ResultProps) {
  return (
    <article>
      <ResultTitle {...{ result, words }} />
      <Address>
        <Marked words={words}>{result.url}</Marked>
      </Address>
      <Text as="p" tone="muted">
        <Marked words={words}>{result.excerpt}</Marked>
      </Text>
    </article>
  )
}

const Address = styled.p`
  color: ${theme.color.success};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`
