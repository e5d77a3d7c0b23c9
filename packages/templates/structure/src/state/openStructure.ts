import { type LanguageId, useFormats, useTranslate, useText } from '@console/core/i18n'
import type { Arranged, StructureNode } from '@console/core/structures'
import { createContext, use } from 'react'
import { type AnyStructureConfig, ownKey, type FormatContext } from '../config/config'
import type { useStructureAddress } from './useStructureAddress'

/** Returns the context for formatting nodes, in the user's language. */
export function useFormatContext({
  namespace,
}: Pick<AnyStructureConfig, 'namespace'>): FormatContext {
  const formats = useFormats()
  const translate = useTranslate()
  const text = useText()
  return { formats, translate, text, t: (key, values) => translate(ownKey(namespace, key), values) }
}

/** Open structure. */
export interface OpenStructure {
  config: AnyStructureConfig
  /** Latest version that was read. */
  read: Arranged
  way: ReturnType<typeof useStructureAddress>
  canEdit: boolean
  /** Ids of nodes that the user deleted here, or is deleting. */
  deleted: Set<string>
  /** The open node was deleted elsewhere; its form can create it again. */
  isGone: boolean
  /** Container and language of the open node's preview; null before the container exists. */
  preview: { place: HTMLElement | null; language: LanguageId }
}

/** Open structure for its components. */
export const OpenStructureContext = createContext<OpenStructure | null>(null)

/**
 * Returns the open structure, with the context for formatting it.
 * @throws Error without one
 */
export function useOpenStructure(): OpenStructure & { reading: FormatContext } {
  const open = use(OpenStructureContext)
  if (!open) throw new Error('useOpenStructure needs an OpenStructureContext around it')
  return { ...open, reading: useFormatContext(open.config) }
}

/** Returns a function that names a node, in the user's language. */
export function useNameOf() {
  const { config, reading } = useOpenStructure()
  return (node: StructureNode) => reading.text(config.nameOf(node))
}
