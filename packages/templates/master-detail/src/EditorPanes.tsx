import { type LanguageId, languages } from '@console/core/i18n'
import { Heading, SegmentedChoice, theme, useMediaQuery } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Minimum width for editor and preview side by side. */
const wide = '(min-width: 1280px)'

interface EditorPanesProps {
  /** Editor, or its read-only view. */
  children: ReactNode
  canEdit: boolean
  /** Preview of the content, in the language selected above it. */
  preview: ReactNode
  language: LanguageId
  onLanguageChange: (language: LanguageId) => void
}

/** Editor with the preview of its content beside it, or behind a switch when there is no room. */
export function EditorPanes({
  children,
  canEdit,
  preview,
  language,
  onLanguageChange,
}: EditorPanesProps) {
  const { t } = useTranslation('master-detail')
  const isWide = useMediaQuery(wide)
  const [pane, setPane] = useState<'edit' | 'preview'>('edit')
  return (
    <Root data-wide={isWide || undefined}>
      {isWide ? null : (
        <SegmentedChoice
          label={t('panes')}
          isLabelHidden
          isWide
          options={[
            { id: 'edit', label: t(canEdit ? 'panes.edit' : 'panes.read') },
            { id: 'preview', label: t('panes.preview') },
          ]}
          value={pane}
          onChange={setPane}
        />
      )}
      <Pane hidden={!isWide && pane !== 'edit'}>{children}</Pane>
      <Pane as="section" data-preview hidden={!isWide && pane !== 'preview'}>
        <Seen>
          <Bar>
            <Heading level={2} size="md">
              {t('panes.preview')}
            </Heading>
            <SegmentedChoice
              label={t('panes.language')}
              isLabelHidden
              options={languages.map(({ id, ownName }) => ({ id, label: ownName }))}
              value={language}
              onChange={onLanguageChange}
            />
          </Bar>
          {preview}
        </Seen>
      </Pane>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-block-size: 100%;
  padding: ${theme.space[4]};

  &[data-wide] {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(280px, 40%);
    align-content: stretch;
    gap: 0;
    padding: 0;
  }
  &[data-wide] > * {
    padding: ${theme.space[4]};
  }
`

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};

  &[hidden] {
    display: none;
  }
  [data-wide] > &[data-preview] {
    border-inline-start: 1px solid ${theme.color.hairline};
    background: ${theme.color.background};
  }
`

/** The preview stays visible while a longer form scrolls. */
const Seen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  [data-wide] & {
    position: sticky;
    inset-block-start: calc(var(--start, 0px) + ${theme.space[4]});
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
