import { endpoint, refuse, sampleAccounts, type Sentence, unanswered } from '@console/sample'
import * as z from 'zod/mini'
import { doneAnswer, forgotBody, resetBody } from '../contract'

const call = { method: 'POST', base: 'samples', roles: 'public', answer: doneAnswer } as const

const forgotPassword = endpoint(
  { ...call, path: '/auth/password-link', body: forgotBody },
  ({ translateSentence }) => ({
    message: translateSentence('password.link_sent'),
  }),
)

const resetPassword = endpoint(
  { ...call, path: '/auth/reset-password', body: resetBody },
  ({ body: { email }, translateSentence }) => {
    if (sampleAccounts.every((account) => account.email !== email.toLowerCase()))
      throw refuseField('email', 'sign_in.name_wrong')
    return { message: translateSentence('password.acceptable') }
  },
)

/** A call that stays pending: `/auth` plus a path. */
export function neverAnswered(path: `/${string}`) {
  return endpoint({ ...call, path, body: z.unknown() }, unanswered)
}

/** Endpoints of the demo auth pages except `/auth` and `/auth/register`, which the sample backend has itself. */
export const demoAccessHandlers = [forgotPassword, resetPassword]

function refuseField(field: string, message: Sentence) {
  return refuse(422, 'validation', message, {
    errors: [{ pointer: `/${field}`, code: 'wrong', message }],
  })
}
