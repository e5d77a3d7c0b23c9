import { endpoint, refuse, sampleAccounts, unanswered } from '@console/sample'
import * as z from 'zod/mini'
import { doneAnswer, forgotBody, resetBody } from '../contract'

const call = { method: 'POST', base: 'samples', roles: 'public', answer: doneAnswer } as const

const forgotPassword = endpoint({ ...call, path: '/auth/password-link', body: forgotBody }, () => ({
  message: 'If there is an account with this address, a link is on its way to it.',
}))

const resetPassword = endpoint(
  { ...call, path: '/auth/reset-password', body: resetBody },
  ({ body: { email } }) => {
    if (sampleAccounts.every((account) => account.email !== email.toLowerCase()))
      throw refuseField('email', 'Check your username/email')
    return { message: 'This password could be taken. The sample backend keeps none.' }
  },
)

/** A call that stays pending: `/auth` plus a path. */
export function neverAnswered(path: `/${string}`) {
  return endpoint({ ...call, path, body: z.unknown() }, unanswered)
}

/** Endpoints of the demo auth pages except `/auth` and `/auth/register`, which the sample backend has itself. */
export const demoAccessHandlers = [forgotPassword, resetPassword]

function refuseField(field: string, detail: string) {
  return refuse(422, 'validation', detail, {
    errors: [{ pointer: `/${field}`, code: 'wrong', message: detail }],
  })
}
