import { Card, Text, theme } from '@console/ui'
import styled from 'styled-components'
import type { ResultProps } from './SearchResults'
import { Marked, ResultTitle } from './Marked'
import { SearchPage } from './SearchPage'

/** /pages/search/modern (specification 2): results as cards. */
export function Modern() {
  return <SearchPage look={look} />
}

const look = { list: 'cards', result: ResultCard } as const

function ResultCard({ result, words }: ResultProps) {
  return (
    <Card
      footer={
        <Address>
          <Marked words={words}>{result.url}</Marked>
        </Address>
      }
    >
      <ResultTitle {...{ result, words }} />
      <Text as="p" tone="muted">
        <Marked words={words}>{result.excerpt}</Marked>
      </Text>
    </Card>
  )
}

const Address = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`
