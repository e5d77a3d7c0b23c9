import { makeKey, useSend } from '@console/core/api'
import {
  type Arranged,
  childrenOf,
  currentStructure,
  type Move,
  moveAgain,
  moved,
  moveNode,
} from '@console/core/structures'
import { useOptimisticMutations } from '@console/optimistic-mutations'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNameOf, useOpenStructure } from '../state/openStructure'
import { structureKey } from '../state/structureOptions'
import { useStructureUndo } from '../state/useStructureUndo'

/**
 * Moves nodes: shown optimistically, sent one after the other. When another user has arranged the structure first, nothing is
 * overwritten: the move is kept, and offered again on the current structure. Each move can be undone by its notification and by
 * Z.
 */
export function useMoves() {
  const { config, read, way, reading } = useOpenStructure()
  const { structure } = config
  const { scope } = way.address
  const send = useSend()
  const queries = useQueryClient()
  const nameOf = useNameOf()
  const { offer } = useStructureUndo(structure)
  const write = useOptimisticMutations<Arranged>(structureKey(structure, scope))
  /** Version that the latest move has produced. */
  const latest = useRef(0)
  const [second, setSecond] = useState<Move | null>(null)

  /**
   * Moves a node.
   * @returns true when it was moved
   */
  async function put(move: Move): Promise<boolean> {
    const key = makeKey()
    const isMoved = await write({
      failed: reading.translate('structure:move.failed'),
      become: (before) => ({ ...before, nodes: moved(before.nodes, move) }),
      call: async ([tree]) => {
        const version = Math.max(tree?.version ?? 0, latest.current)
        try {
          const answer = await moveNode(send, structure, scope, version, move, key)
          latest.current = answer.structure.version
          return true
        } catch (error) {
          if (currentStructure(structure, error) === null) throw error
          setSecond(move)
          return false
        }
      },
    })
    return isMoved === true
  }

  async function putWithUndo(move: Move) {
    const { nodeId } = move
    const node = read.nodes.find((each) => each.nodeId === nodeId)
    if (!node) return
    const { parentId } = node
    const order = childrenOf(read.nodes, parentId).map((each) => each.nodeId)
    const undoable = offer(() => {
      const now = queries.getQueryData<Arranged>(structureKey(structure, scope))?.nodes ?? []
      const back = moveAgain(now, structure.depth, { nodeId, parentId, order })
      if (back) void put(back)
    })
    if (await put(move))
      undoable.report({
        title: reading.translate('structure:moved', {
          name: reading.formats.isolate(nameOf(node)),
        }),
      })
    else undoable.drop()
  }

  const again = second && moveAgain(read.nodes, structure.depth, second)
  return {
    put(move: Move) {
      setSecond(null)
      void putWithUndo(move)
    },
    /** Move that failed because another user was first; null without one. */
    second,
    /** The same move on the current structure; null when it is impossible, or already done. */
    again,
    forget: () => setSecond(null),
  }
}

/** Moves of nodes, with their results. */
export type Moves = ReturnType<typeof useMoves>
