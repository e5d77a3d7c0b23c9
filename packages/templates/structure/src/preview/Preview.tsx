import { directionOf, type LanguageId } from '@console/core/i18n'
import type { StructureNode } from '@console/core/structures'
import { theme } from '@console/ui'
import type { ComponentType } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useOpenStructure } from '../state/openStructure'

/** Props of a preview. */
export interface PreviewProps<Node extends StructureNode = StructureNode> {
  /** All nodes, with the current input applied. */
  nodes: readonly Node[]
  /** Open node, among them. */
  nodeId: string
  language: LanguageId
}

/** Id of an unsaved node, in a preview. */
export const newNodeId = 'new'

interface PreviewOfProps {
  component: ComponentType<PreviewProps<never>>
  node: StructureNode | null
  /** Current input; for a new node all its fields. */
  values?: object
}

/** Shoppers' preview of a node, in the pane beside its editor: with the current input, in its own language and direction. */
export function Preview({ component, node, values }: PreviewOfProps) {
  const { read, way, preview } = useOpenStructure()
  if (preview.place === null) return null
  const nodeId = node?.nodeId ?? newNodeId
  const own = node ?? { nodeId, parentId: way.address.newIn ?? null, version: 1 }
  const typed = { ...own, ...values }
  const nodes = node
    ? read.nodes.map((each) => (each.nodeId === nodeId ? typed : each))
    : [...read.nodes, typed]
  const Component = component as unknown as ComponentType<PreviewProps>
  return createPortal(
    <Frame lang={preview.language} dir={directionOf(preview.language)}>
      <Component nodes={nodes} nodeId={nodeId} language={preview.language} />
    </Frame>,
    preview.place,
  )
}

const Frame = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
`
