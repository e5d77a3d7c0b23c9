import { bufferKeystrokes } from '@console/core/keys'
import type { AnyStructure, Scope } from '@console/core/structures'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { scopeIn } from './config'

/** What the address of a structure says. */
export interface StructureAddress {
  scope: Scope
  /** The node that is open; null where none is. */
  selected: string | null
  /** Where a new one is written: the node that it will stand in, null among the first; undefined where none is. */
  newIn: string | null | undefined
}

/** What of a structure is open. The others are closed. */
type Open = { selected: string } | { newIn: string | null } | null

/** What a structure's address says, and how it leads on. Going on adds to the browser's history, `replace` does not. */
export function useStructureAddress(structure: AnyStructure) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const parameter = structure.scope?.parameter ?? ''
  const scope = scopeIn(structure, search.get(parameter))
  const address: StructureAddress = {
    scope,
    selected: search.has('new') ? null : search.get('selected'),
    newIn: search.has('new') ? search.get('new') || null : undefined,
  }

  function hrefOf(open: Open, of: Scope = scope) {
    const next = new URLSearchParams()
    if (of !== undefined && of !== structure.scope?.values[0]) next.set(parameter, of)
    if (open && 'selected' in open) next.set('selected', open.selected)
    if (open && 'newIn' in open) next.set('new', open.newIn ?? '')
    return `?${next.toString()}`
  }
  return {
    address,
    hrefOf,
    go: (open: Open) => {
      // What is typed from now on is the new one's name.
      if (open && 'newIn' in open) bufferKeystrokes()
      void navigate(hrefOf(open))
    },
    replace: (open: Open) => void navigate(hrefOf(open), { replace: true }),
    goToScope: (of: string) => void navigate(hrefOf(null, of)),
  }
}
