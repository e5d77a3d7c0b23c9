import { Card, Mark, theme } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LanguageChoice } from './LanguageChoice'

/** The page around every card of this area: the mark, the card, the languages, the copyright line, and nothing of the shell. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('access')
  return (
    <Root>
      <Panel>
        <Card>
          <Content>
            <Brand>
              <Mark size={40} />
            </Brand>
            <Title>{title}</Title>
            {children}
          </Content>
        </Card>
        <LanguageChoice />
        {/* The page is made when the console is built, perhaps in another year. */}
        <Copyright dir="auto" suppressHydrationWarning>
          {t('card.copyright', { year: new Date().getFullYear() })}
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
`

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  inline-size: min(100%, 384px);
`

const Content = styled.div`
  display: grid;
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
