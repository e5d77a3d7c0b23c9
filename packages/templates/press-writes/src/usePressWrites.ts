import { ApiError } from '@console/core/api'
import { useFormats, useSay } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useSessionSingleton } from '@console/core/session'
import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { wordsOfFormRefusal } from '@console/form'
import { createPressWrites, type PressWrite } from './pressWrites'

interface ToldWrite<Data, Answer> extends PressWrite<Data, Answer> {
  /** What is said where it was not done, before the reason: "Couldn’t delete the note". */
  failed: string
}

/**
 * Writes to what was read, where one press does it (`createPressWrites`): drawn at once, sent in their order also when the screen has gone, and
 * taken back where the server refuses or does not answer, which is said.
 * @param queryKey what everything that was read is kept under, or begins with
 * @returns what writes; it gives the answer, or undefined where there is none
 */
export function usePressWrites<Data>(queryKey: QueryKey) {
  const say = useSay()
  const formats = useFormats()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const writes = useSessionSingleton(`writes ${hashKey(queryKey)}`, () =>
    createPressWrites<Data>(queries, queryKey),
  )

  return async function write<Answer>({ failed, ...press }: ToldWrite<Data, Answer>) {
    try {
      return await writes.write(press)
    } catch (error) {
      const isUnclear = error instanceof ApiError && error.isUnclear
      snackbar({
        variant: 'error',
        title: isUnclear ? say('press-writes:write.unclear.title') : failed,
        description: isUnclear
          ? say('press-writes:write.unclear')
          : wordsOfFormRefusal(error, say, formats),
        // Without a network many fail, for one reason.
        key: failed,
      })
      return undefined
    }
  }
}
