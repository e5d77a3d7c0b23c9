import { bufferKeystrokes } from '@console/core/keys'
import type { AnyStructure, Scope } from '@console/core/structures'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { scopeIn } from '../config/config'

/** State of a structure in the address. */
export interface StructureAddress {
  scope: Scope
  /** Open node; null without one. */
  selected: string | null
  /** Parent of the new node that is open, null for a root node; undefined without a new node. */
  newIn: string | null | undefined
}

/** Open part of a structure. The others are closed. */
type Open = { selected: string } | { newIn: string | null } | null

/**
 * Returns a structure's state in the address, with functions that change it. They add a history entry, except with
 * `replace`.
 */
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
      // Keys typed from now on go into the new node's name.
      if (open && 'newIn' in open) bufferKeystrokes()
      void navigate(hrefOf(open))
    },
    replace: (open: Open) => void navigate(hrefOf(open), { replace: true }),
    goToScope: (of: string) => void navigate(hrefOf(null, of)),
  }
}
