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
  /** Null where a new one is written. */
  node: StructureNode | null
  /** It was deleted elsewhere. */
  isGone: boolean
  moves: Moves
}

/** What a node holds, and beside it what shoppers see of it, which its editor draws there as it is typed. */
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
