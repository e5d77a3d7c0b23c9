import type { AnyStructure } from '@console/core/structures'
import { useUndo } from '@console/press-writes'

/** The undo of moves and transitions of one structure. */
export function useStructureUndo({ id }: Pick<AnyStructure, 'id'>) {
  return useUndo(`structure ${id}`)
}
