import { Card, Logo, theme } from '@console/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { languages } from '@console/core/i18n'
import { useSetting, useSettingsStore } from '@console/core/settings'

export interface GuestPageProps {
  title: string
  /** Accessible name of the language choice. */
  languageLabel: string
  copyright: string
  /** Set for fields side by side. Default: as wide as one. */
  isWide?: boolean
  children: ReactNode
}

/** Page around a card for users who are not signed in: logo, card, languages and copyright line, without the shell. */
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
        {/* The page is rendered when the console is built, perhaps in another year. */}
        <Copyright dir="auto" suppressHydrationWarning>
          {copyright}
        </Copyright>
      </Panel>
    </Root>
  )
}

/** Languages in their own names, for users who cannot read this one and are not signed in yet. */
function LanguageChoice({ label }: { label: string }) {
  const settings = useSettingsStore()
  const language = useSetting((each) => each.language)
  return (
    <Languages role="group" aria-label={label}>
      {languages.map(({ id, ownName }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === language}
          onClick={() => settings.change({ language: id })}
        >
          {ownName}
        </button>
      ))}
    </Languages>
  )
}

const Root = styled.main`
  display: grid;
  place-items: start center;
  min-block-size: 100dvh;
  /* Centred by the form's usual height, not by the actual one: the card stays while the page loads or an error appears. */
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

const Languages = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]};

  button {
    min-inline-size: ${theme.size.target};
    min-block-size: ${theme.size.target};
    padding-inline: ${theme.space[3]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.textMuted};
    font: inherit;
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
  button[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`
