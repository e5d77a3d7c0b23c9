import type { Section, Sectioned } from '@console/core/sections'
import { createContext, use } from 'react'
import type { AnySettings, FormatContext } from '../config/config'
import { useNamespaceContext } from '../config/useNamespaceContext'

/** Open document of settings. */
export interface OpenSettings {
  config: AnySettings
  /** Latest version that was read. */
  read: Sectioned<Section>
  /** Sections that another user has changed since the user started. */
  meanwhile: readonly string[]
}

/** Open document for its components. */
export const OpenSettingsContext = createContext<OpenSettings | null>(null)

/** Returns the open document, with the context for formatting its values. Throws without one. */
export function useOpenSettings(): OpenSettings & { reading: FormatContext } {
  const open = use(OpenSettingsContext)
  if (!open) throw new Error('useOpenSettings needs an OpenSettingsContext around it')
  return { ...open, reading: useNamespaceContext(open.config) }
}
