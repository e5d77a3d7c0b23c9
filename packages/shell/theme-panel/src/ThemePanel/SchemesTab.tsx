import { Text, theme } from '@console/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EditProps } from '../controls/EditProps'
import { SchemeRadio } from '../controls/SchemeRadio'
import { colorSchemes, isPresent, settingsOf } from './colorSchemes'

/** The colour schemes as small pages; one click changes all four parts of the page. */
export function SchemesTab({ settings, onChange }: EditProps) {
  const { t } = useTranslation('theme-panel')
  const id = useId()
  return (
    <Root>
      <Text as="p" size="sm" tone="muted" id={id}>
        {t('schemes.about')}
      </Text>
      <Previews role="radiogroup" aria-label={t('panel.schemes')} aria-describedby={id}>
        {colorSchemes.map((scheme) => (
          <Preview key={scheme.word}>
            <Page>
              <SchemeRadio
                scheme={scheme.main}
                name={id}
                value={scheme.word}
                label={t(scheme.word)}
                isChecked={isPresent(scheme, settings)}
                onChoose={() => onChange(settingsOf(scheme))}
              >
                <Miniature>
                  <Navbar data-scheme={scheme.navbar} />
                  <Toolbar />
                  <Content>
                    <Accent />
                  </Content>
                </Miniature>
              </SchemeRadio>
            </Page>
            <Name aria-hidden>
              <Check />
              <span>{t(scheme.word)}</span>
            </Name>
          </Preview>
        ))}
      </Previews>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

const Previews = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};
`

const Preview = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[1]};
  cursor: pointer;
`

const Page = styled.span`
  display: grid;
  block-size: 96px;
  border-radius: ${theme.radius.card};
`

const Miniature = styled.span`
  display: grid;
  grid-template: 20px 1fr / 36px 1fr;
  overflow: hidden;
  border-radius: inherit;
`

const Navbar = styled.span`
  grid-row: 1 / 3;
  border-inline-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};

  /* A line for the mark, and below it the entries with the open one in the accent. */
  &::before {
    content: '';
    display: block;
    margin: 26px 6px 0;
    block-size: 6px;
    border-radius: 2px;
    background: ${theme.color.accent};
    box-shadow:
      0 11px ${theme.color.textMuted},
      0 22px ${theme.color.textMuted},
      0 33px ${theme.color.textMuted};
  }
`

const Toolbar = styled.span`
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`

const Content = styled.span`
  display: grid;
  align-content: space-between;
  justify-items: end;
  margin: 10px;
  padding: 8px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &::before {
    content: '';
    justify-self: start;
    inline-size: 70%;
    block-size: 4px;
    border-radius: 2px;
    background: ${theme.color.text};
    box-shadow: 0 8px ${theme.color.hairline};
  }
`

const Accent = styled.span`
  inline-size: 28px;
  block-size: 12px;
  border-radius: 3px;
  background: ${theme.color.accent};
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text};
  font: 400 ${theme.text.sm}/1.4 ${theme.font.family};

  svg {
    display: none;
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
  }
  ${Preview}:has(:checked) > & {
    color: ${theme.color.accent};
    font-weight: 500;

    svg {
      display: block;
    }
  }
`
