import { http, type HttpHandler } from 'msw/http'
import { answerHeaders } from './answers'
import { sampleBases } from './endpoint'
import { problemResponse, refuse } from './refuse'

/**
 * Answers calls below the sample bases that have no endpoint with 501, and logs them to the console. They come after all
 * endpoints.
 */
export const unknownCalls: readonly HttpHandler[] = Object.values(sampleBases).map((base) =>
  http.all(`*${base}/*`, ({ request }) => {
    const { pathname } = new URL(request.url)
    const refusal = refuse(501, 'not_implemented', {
      text: `The sample backend has no ${request.method} ${pathname}.`,
    })
    console.error(refusal.message)
    return problemResponse(refusal, pathname, answerHeaders(`${request.method} ${pathname}`))
  }),
)
