import type { AnyStructure } from '@console/core/structures'
import { useUndo } from '@console/optimistic-mutations'

/** Undo of moves and transitions in one structure. */
export function useStructureUndo({ id }: Pick<AnyStructure, 'id'>) {
  return useUndo(`structure ${id}`)
}
