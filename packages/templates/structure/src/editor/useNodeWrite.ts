import { makeKey, type Send, useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import type { Written } from '@console/core/structures'
import { formRefusalText } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOpenStructure } from '../state/openStructure'
import { structureKey } from '../state/structureOptions'

/** Returns a function that runs a node's write, shows its result, and reports a refusal. */
export function useNodeWrite() {
  const { config, way, reading } = useOpenStructure()
  const { structure } = config
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const [isBusy, setIsBusy] = useState(false)

  /**
   * Runs a write.
   * @param handle called first with a refusal; returning true suppresses the report
   * @returns the answer, or null when it failed
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
        title: reading.translate('structure:write.failed'),
        description: formRefusalText(error, reading.translate, reading.formats),
      })
      void queries.invalidateQueries({ queryKey: structureKey(structure, way.address.scope) })
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
