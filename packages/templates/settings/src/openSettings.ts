import type { Section, Sectioned } from '@console/core/sections'
import { createContext, use } from 'react'
import type { AnySettings, FormatContext } from './config'
import { useNamespaceContext } from './useNamespaceContext'

/** A document of settings that is open. */
export interface OpenSettings {
  config: AnySettings
  /** As it was read last. */
  read: Sectioned<Section>
  /** Sections that somebody else has changed since the reader began. */
  meanwhile: readonly string[]
}

/** What of the open document its parts read. */
export const OpenSettingsContext = createContext<OpenSettings | null>(null)

/** The open document, and what its values are written with. Throws where none is open. */
export function useOpenSettings(): OpenSettings & { reading: FormatContext } {
  const open = use(OpenSettingsContext)
  if (!open) throw new Error('useOpenSettings needs an OpenSettingsContext around it')
  return { ...open, reading: useNamespaceContext(open.config) }
}
