import { makeKey, type Send, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import type { Written } from '@console/core/structures'
import { wordsOfFormRefusal } from '@console/form'
import { resourceKeys } from '@console/read'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenStructure } from '../openStructure'
import { structureKey } from '../structureOptions'

/** Makes writes of a node by a press: what it is answered with is shown, what it is refused for is said. */
export function useNodeWrite() {
  const { config, way, reading } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const [isBusy, setIsBusy] = useState(false)

  /**
   * @param handle is given a refusal first; what it answers true to is not said
   * @returns the answer, or null where it was not done
   */
  async function run(
    call: (send: Send, key: string) => Promise<Written>,
    handle?: (error: unknown) => boolean,
  ): Promise<Written | null> {
    setIsBusy(true)
    try {
      const answer = await call(send, makeKey())
      queries.setQueryData(structureKey(structure, way.address.scope), answer.structure)
      void queries.invalidateQueries({ queryKey: resourceKeys.histories(structure.id) })
      return answer
    } catch (error) {
      if (handle?.(error)) return null
      snackbar({
        variant: 'error',
        title: reading.say('structure:write.failed'),
        description: wordsOfFormRefusal(error, reading.say, reading.formats),
      })
      void queries.invalidateQueries({ queryKey: structureKey(structure, way.address.scope) })
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
