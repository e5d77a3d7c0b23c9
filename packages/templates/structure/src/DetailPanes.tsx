import type { LanguageId } from '@console/core/i18n'
import { type StructureNode, readNodeHistory } from '@console/core/structures'
import { EditorPanes } from '@console/master-detail'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '@console/core/api'
import { resourceKeys } from '@console/query-boundary'
import { Banner, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { NodeHead } from './editor/NodeHead'
import { ReadOnlyBanner } from './editor/ReadOnlyBanner'
import { OpenStructureContext, useOpenStructure, useNameOf } from './state/openStructure'
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

/** Banner over the form of a node that was deleted elsewhere. Names who deleted it if the history can be read. */
function GoneBanner({ node }: { node: StructureNode }) {
  const { config, reading } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const name = useNameOf()(node)
  const { data: events = [] } = useQuery({
    // Not the history that may have been read before the deletion.
    queryKey: [...resourceKeys.history(structure.id, node.nodeId), 'gone'],
    queryFn: ({ signal }) => readNodeHistory(send, structure, node.nodeId, signal),
  })
  const by = events.find(({ type }) => type === `${structure.id}.deleted`)?.actor.name
  return (
    <Banner tone="warning">
      <Text as="p">
        {by === undefined
          ? reading.translate('structure:gone', { name })
          : reading.translate('structure:gone.by', { name, by })}{' '}
        {reading.translate('structure:gone.kept')}
      </Text>
    </Banner>
  )
}
