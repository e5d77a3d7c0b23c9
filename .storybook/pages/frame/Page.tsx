import { Heading, Text, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface PageProps {
  title: string
  /** One sentence: the purpose of the page. */
  lead: ReactNode
  /** For tables and charts; text alone keeps a readable line length. */
  isWide?: boolean
  children: ReactNode
}

/** A page about the library. In English whatever the toolbar's setting: it is for the console's developers, not its users. */
export function Page({ title, lead, isWide, children }: PageProps) {
  return (
    <Root lang="en" dir="ltr" data-wide={isWide || undefined}>
      <header>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text as="p" size="lg" tone="muted">
          {lead}
        </Text>
      </header>
      {children}
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  max-inline-size: 760px;
  margin-inline: auto;
  padding: ${theme.space[10]} ${theme.space[6]} ${theme.space[16]};

  &[data-wide] {
    max-inline-size: 1200px;
  }

  > header {
    display: grid;
    gap: ${theme.space[2]};
    max-inline-size: 720px;
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }

  p,
  li {
    line-height: 1.6;
    text-wrap: pretty;
  }

  ul:not([data-min-column]),
  ol {
    display: grid;
    gap: ${theme.space[2]};
    margin: 0;
    padding-inline-start: ${theme.space[5]};
  }

  code {
    padding: 1px ${theme.space[1]};
    border-radius: 4px;
    background: ${theme.color.surfaceHover};
    font-family: ${theme.font.mono};
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }

  pre {
    margin: 0;
    padding: ${theme.space[4]};
    overflow-x: auto;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    line-height: 1.6;
  }

  pre code {
    padding: 0;
    background: none;
    overflow-wrap: normal;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.sm};
  }

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-block-end: 1px solid ${theme.color.hairline};
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 500;
  }

  thead th {
    color: ${theme.color.textMuted};
  }

  @media (max-width: 600px) {
    padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[10]};
  }
`
