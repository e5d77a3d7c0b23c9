import { type FollowUp, useFollowUp } from '@console/core/routes'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { type PendingSave, type FormEvent, formMachine } from './formMachine'

/** Form with its write to the server. */
export interface FormWrite {
  snapshot: SnapshotFrom<typeof formMachine>
  report: (event: FormEvent) => void
}

interface Requests<Body, Answer> {
  write: (body: Body, key: string) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/**
 * Sends a form's body. The caller gets the answer once nothing blocks leaving the page: it usually navigates on, but not if the
 * user has gone elsewhere since.
 * @param attempt earlier request without a definite answer
 * @param onTaken called at once with the answer, before `onSent`
 */
export function useFormWrite<Body, Answer>(
  { write, onSent }: Requests<Body, Answer>,
  attempt: PendingSave | null,
  onTaken: () => void,
): FormWrite {
  const [sent, setSent] = useState<{ answer: Answer } | null>(null)
  const beginWait = useFollowUp()
  const [follow, setFollow] = useState<FollowUp>()
  const [snapshot, report] = useMachine(
    formMachine.provide({
      actors: {
        write: fromPromise<unknown, { body: unknown; key: string }>(({ input }) => {
          const begun = beginWait()
          setFollow(() => begun)
          return write(input.body as Body, input.key)
        }),
      },
      actions: {
        announceSent: (_, { answer }) => {
          onTaken()
          setSent({ answer: answer as Answer })
        },
      },
    }),
    { input: { attempt } },
  )
  const announceSent = useEffectEvent((answer: Answer) => follow?.(() => onSent(answer)))
  useEffect(() => {
    if (sent) announceSent(sent.answer)
  }, [sent])
  return { snapshot, report }
}
