import { useSend } from '@console/core/api'
import { useKeys } from '@console/core/keys'
import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { QueryBoundary } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AnyStructureConfig } from './config/config'
import { OpenStructureContext } from './state/openStructure'
import { structureOptions } from './state/structureOptions'
import { useStructureAddress } from './state/useStructureAddress'
import { useStructureUndo } from './state/useStructureUndo'

interface ReadStructureProps {
  config: AnyStructureConfig
  /** Placeholder while it loads. */
  skeleton: ReactNode
  /** Rendered once it is loaded: `useOpenStructure` returns it. */
  children: ReactNode
}

const noPreview = { place: null, language: 'en' } as const

/** Reads a structure for a screen about it, or about one of its nodes; shows an error when it cannot be read. */
export function ReadStructure({ config, skeleton, children }: ReadStructureProps) {
  const { structure } = config
  const way = useStructureAddress(structure)
  const send = useSend()
  const { status, roles } = useSessionState()
  const [deleted] = useState(() => new Set<string>())
  const { undoLast } = useStructureUndo(structure)
  useKeys({ z: undoLast }, false)
  const query = useQuery(structureOptions(send, structure, way.address.scope))
  if (query.data === undefined || query.error !== null)
    return (
      <QueryBoundary query={query} skeleton={skeleton} headingLevel={1}>
        {() => skeleton}
      </QueryBoundary>
    )
  // Until the user is known, it is unknown whether they may write.
  if (status === 'restoring') return skeleton
  const canEdit = hasCapability(roles, structure.edit)
  return (
    <OpenStructureContext
      key={way.address.scope}
      value={{ config, read: query.data, way, canEdit, deleted, isGone: false, preview: noPreview }}
    >
      {children}
    </OpenStructureContext>
  )
}
