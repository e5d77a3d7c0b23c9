import { ApiError } from '@console/core/api'
import { assign, fromPromise, setup } from 'xstate'

/** Why no link was asked for. */
export interface PasswordLinkRefusal {
  /** The server's words; null where it gave none. */
  message: string | null
  /** What it says of the address. */
  field: string | undefined
}

interface Context {
  refusal: PasswordLinkRefusal | null
  /** The server's words once the link was asked for. */
  message: string
}

/**
 * Asking for a link to choose a new password: asking → sending → sent, or refused and asked again. `requestLink` must be
 * provided.
 */
export const passwordLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'link.request'; email: string },
    tags: {} as 'busy',
  },
  actors: {
    requestLink: fromPromise<string, { email: string }>(() =>
      Promise.reject(new Error('requestLink must be provided')),
    ),
  },
}).createMachine({
  id: 'passwordLink',
  context: { refusal: null, message: '' },
  initial: 'asking',
  states: {
    asking: { on: { 'link.request': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ event }) => event,
        onDone: { target: 'sent', actions: assign({ message: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign({ refusal: ({ event }) => toRefusal(event.error) }),
        },
      },
    },
    refused: { on: { 'link.request': 'sending' } },
    sent: { type: 'final' },
  },
})

function toRefusal(error: unknown): PasswordLinkRefusal {
  if (!(error instanceof ApiError)) return { message: null, field: undefined }
  return {
    message: error.serverMessage,
    field: error.fields.find(({ field }) => field === 'email')?.message,
  }
}
