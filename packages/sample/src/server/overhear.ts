import { http } from 'msw/http'
import { sampleBases } from './endpoint'

/**
 * Hears what is written to a sample app, and leaves the answer to whoever answers: for tests of what is sent.
 * @param app where its calls begin: `/mail-app`
 * @returns a handler, to be used before those that answer, and what it has heard: the calls with their bodies, in their order
 */
export function overhear(app: `/${string}`) {
  const heard: { call: string; body: unknown }[] = []
  const handler = http.post(
    `*${sampleBases.samples}${app}/:call`,
    async ({ request, params }): Promise<undefined> => {
      heard.push({ call: String(params.call), body: await request.clone().json() })
    },
  )
  return { handler, heard }
}
