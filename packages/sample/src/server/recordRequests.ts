import { http } from 'msw/http'
import { sampleBases } from './endpoint'

/**
 * Records the requests to a sample app, without answering them: for tests of what is sent.
 * @param app start of its paths: `/mail-app`
 * @returns a handler, to be used before those that answer, and the recorded calls with their bodies, in order
 */
export function recordRequests(app: `/${string}`) {
  const heard: { call: string; body: unknown }[] = []
  const handler = http.post(
    `*${sampleBases.samples}${app}/:call`,
    async ({ request, params }): Promise<undefined> => {
      heard.push({ call: String(params.call), body: await request.clone().json() })
    },
  )
  return { handler, heard }
}
