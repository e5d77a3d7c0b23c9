import { theme } from '@console/ui'
import styled from 'styled-components'

interface PrintTitleProps {
  /** Type of the document. */
  title: string
  /** Number of its record. */
  number: string
}

/** First line of a document: its type, and its number. */
export function PrintTitle({ title, number }: PrintTitleProps) {
  return (
    <Root>
      <h2>{title}</h2>
      <bdi>{number}</bdi>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-block-end: ${theme.space[2]};
  border-block-end: 2px solid currentColor;

  h2 {
    font: 600 ${theme.text.xl} / 1.3 ${theme.font.family};
  }
  bdi {
    font-size: ${theme.text.lg};
    font-variant-numeric: tabular-nums;
  }
`
