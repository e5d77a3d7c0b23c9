import { type LanguageId, languages } from '@console/core/i18n'
import type { StructureNode } from '@console/core/structures'
import { Heading, SegmentedChoice, theme, useMediaQuery } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NodeHead } from './editor/NodeHead'
import { ReadOnlyBanner } from './editor/ReadOnlyBanner'
import { OpenStructureContext, useOpenStructure } from './openStructure'
import type { Moves } from './tree/useMoves'

/** Where editor and preview stand side by side. */
const wide = '(min-width: 1280px)'

/** What a node holds, and beside it, or behind a switch where there is no room, what shoppers see of it. */
export function DetailPanes({ node, moves }: { node: StructureNode | null; moves: Moves }) {
  const open = useOpenStructure()
  const { config, canEdit, reading } = open
  const { Editor } = config
  const isWide = useMediaQuery(wide)
  const [pane, setPane] = useState<'edit' | 'preview'>('edit')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [language, setLanguage] = useState(useTranslation().i18n.language as LanguageId)
  return (
    <OpenStructureContext value={{ ...open, preview: { place, language } }}>
      <Root data-wide={isWide || undefined}>
        {isWide ? null : (
          <SegmentedChoice
            label={reading.say('structure:panes')}
            isLabelHidden
            isWide
            options={[
              {
                id: 'edit',
                label: reading.say(canEdit ? 'structure:pane.edit' : 'structure:pane.read'),
              },
              { id: 'preview', label: reading.say('structure:pane.preview') },
            ]}
            value={pane}
            onChange={setPane}
          />
        )}
        <EditorPane hidden={!isWide && pane !== 'edit'}>
          <NodeHead node={node} moves={moves} />
          {canEdit ? null : <ReadOnlyBanner />}
          <Editor node={node} />
        </EditorPane>
        <PreviewPane hidden={!isWide && pane !== 'preview'}>
          <PreviewBar>
            <Heading level={3} size="md">
              {reading.say('structure:pane.preview')}
            </Heading>
            <SegmentedChoice
              label={reading.say('structure:preview.language')}
              isLabelHidden
              options={languages.map(({ id, ownName }) => ({ id, label: ownName }))}
              value={language}
              onChange={setLanguage}
            />
          </PreviewBar>
          <div ref={setPlace} />
        </PreviewPane>
      </Root>
    </OpenStructureContext>
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

const EditorPane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};

  &[hidden] {
    display: none;
  }
`

const PreviewPane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[3]};

  &[hidden] {
    display: none;
  }
  [data-wide] > & {
    border-inline-start: 1px solid ${theme.color.hairline};
    background: ${theme.color.background};
  }
`

const PreviewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
