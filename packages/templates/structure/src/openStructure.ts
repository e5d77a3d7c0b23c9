import { type LanguageId, useFormats, useSay, useText } from '@console/core/i18n'
import type { Arranged, StructureNode } from '@console/core/structures'
import { createContext, use } from 'react'
import { type AnyStructureConfig, ownKey, type FormatContext } from './config'
import type { useStructureAddress } from './useStructureAddress'

/** What nodes are told with, in the reader's language. */
export function useFormatContext({
  namespace,
}: Pick<AnyStructureConfig, 'namespace'>): FormatContext {
  const formats = useFormats()
  const say = useSay()
  const text = useText()
  return { formats, say, text, t: (key, values) => say(ownKey(namespace, key), values) }
}

/** A structure that is open. */
export interface OpenStructure {
  config: AnyStructureConfig
  /** As it was read last. */
  read: Arranged
  way: ReturnType<typeof useStructureAddress>
  canEdit: boolean
  /** Ids of nodes that the user deleted here, or is deleting. */
  deleted: Set<string>
  /** The open node was deleted elsewhere; its form can create it again. */
  isGone: boolean
  /** Where the preview of the open node is drawn, and in which language; null where there is no place for it yet. */
  preview: { place: HTMLElement | null; language: LanguageId }
}

/** What of the open structure its parts read. */
export const OpenStructureContext = createContext<OpenStructure | null>(null)

/** The open structure, and what it is told with. @throws Error where none is open */
export function useOpenStructure(): OpenStructure & { reading: FormatContext } {
  const open = use(OpenStructureContext)
  if (!open) throw new Error('useOpenStructure needs an OpenStructureContext around it')
  return { ...open, reading: useFormatContext(open.config) }
}

/** How a node is called, in the reader's language. */
export function useNameOf() {
  const { config, reading } = useOpenStructure()
  return (node: StructureNode) => reading.text(config.nameOf(node))
}
