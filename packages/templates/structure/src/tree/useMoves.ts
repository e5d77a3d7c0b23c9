import { makeKey, useSend } from '@console/core/api'
import {
  type Arranged,
  currentStructure,
  type Move,
  moveAgain,
  moved,
  moveNode,
} from '@console/core/structures'
import { usePressWrites } from '@console/press-writes'
import { useRef, useState } from 'react'
import { useOpenStructure } from '../openStructure'
import { structureKey } from '../structureOptions'

/**
 * Puts nodes elsewhere: drawn at once, sent one after the other. Where somebody else has arranged the structure first, nothing is written over:
 * what was wanted is kept, and offered again on the structure as it is now.
 */
export function useMoves() {
  const { config, read, way, reading } = useOpenStructure()
  const { structure } = config
  const { scope } = way.address
  const send = useSend()
  const write = usePressWrites<Arranged>(structureKey(structure, scope))
  /** The version that the last move has made. */
  const latest = useRef(0)
  const [second, setSecond] = useState<Move | null>(null)

  function put(move: Move) {
    const key = makeKey()
    return write({
      failed: reading.say('structure:move.failed'),
      become: (before) => ({ ...before, nodes: moved(before.nodes, move) }),
      call: async ([said]) => {
        const version = Math.max(said?.version ?? 0, latest.current)
        try {
          const answer = await moveNode(send, structure, scope, version, move, key)
          latest.current = answer.structure.version
        } catch (error) {
          if (currentStructure(structure, error) === null) throw error
          setSecond(move)
        }
      },
    })
  }

  const again = second && moveAgain(read.nodes, structure.depth, second)
  return {
    put(move: Move) {
      setSecond(null)
      void put(move)
    },
    /** What was not done because somebody else was first; null where nothing is left of it. */
    second,
    /** The same wish, as it can be had now; null where it cannot, or is so already. */
    again,
    forget: () => setSecond(null),
  }
}

/** What puts nodes elsewhere, and what came of it. */
export type Moves = ReturnType<typeof useMoves>
