import type { LanguageId } from '@console/core/i18n'
import type { StructureNode } from '@console/core/structures'
import { EditorPanes } from '@console/master-detail'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoneBanner } from './editor/GoneBanner'
import { NodeHead } from './editor/NodeHead'
import { ReadOnlyBanner } from './editor/ReadOnlyBanner'
import { OpenStructureContext, useOpenStructure } from './openStructure'
import type { Moves } from './tree/useMoves'

interface DetailPanesProps {
  /** Null for a new node. */
  node: StructureNode | null
  /** Set when it was deleted elsewhere. */
  isGone: boolean
  moves: Moves
}

/** Editor of a node, with the shoppers' preview beside it, which the editor updates on every change. */
export function DetailPanes({ node, isGone, moves }: DetailPanesProps) {
  const open = useOpenStructure()
  const { config, canEdit } = open
  const { Editor } = config
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [language, setLanguage] = useState(useTranslation().i18n.language as LanguageId)
  return (
    <OpenStructureContext value={{ ...open, isGone, preview: { place, language } }}>
      <EditorPanes
        canEdit={canEdit}
        preview={<div ref={setPlace} />}
        language={language}
        onLanguageChange={setLanguage}
      >
        <NodeHead node={node} moves={moves} />
        {canEdit ? null : <ReadOnlyBanner />}
        {node && isGone ? <GoneBanner node={node} /> : null}
        <Editor node={node} />
      </EditorPanes>
    </OpenStructureContext>
  )
}
