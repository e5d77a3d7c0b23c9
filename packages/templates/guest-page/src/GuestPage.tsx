import { Card, Logo, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LanguageChoice } from './LanguageChoice'

export interface GuestPageProps {
  /** The heading of the card. */
  title: string
  /** The name of the choice between languages, for screen readers. */
  languageLabel: string
  copyright: string
  /** It has fields beside each other. Default: it is as wide as one. */
  isWide?: boolean
  children: ReactNode
}

/** The page around a card for who is not signed in: the mark, the card, the languages, the copyright line, and nothing of the shell. */
export function GuestPage({
  title,
  languageLabel,
  copyright,
  isWide = false,
  children,
}: GuestPageProps) {
  return (
    <Root>
      <Panel data-wide={isWide || undefined}>
        <Card>
          <Content>
            <Brand>
              <Logo size={40} />
            </Brand>
            <Title>{title}</Title>
            {children}
          </Content>
        </Card>
        <LanguageChoice label={languageLabel} />
        {/* The page is made when the console is built, perhaps in another year. */}
        <Copyright dir="auto" suppressHydrationWarning>
          {copyright}
        </Copyright>
      </Panel>
    </Root>
  )
}

const Root = styled.main`
  display: grid;
  place-items: start center;
  min-block-size: 100dvh;
  /* In the middle by the form's usual height, not by what is drawn: the card stays while the page arrives or an error shows. */
  padding: max(${theme.space[6]}, calc(50dvh - 232px)) ${theme.space[4]} ${theme.space[6]};

  &:has(> [data-wide]) {
    padding-block-start: ${theme.space[6]};
  }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  inline-size: min(100%, 384px);

  &[data-wide] {
    inline-size: min(100%, 720px);
  }
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding: ${theme.space[4]};
`

const Brand = styled.div`
  display: grid;
  justify-content: center;
  color: ${theme.color.accent};
`

const Title = styled.h1`
  font-size: ${theme.text.xl};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
`

const Copyright = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  text-align: center;
`
