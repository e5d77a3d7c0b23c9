/**
 * Wrong answers to config.json: the console starts with the addresses of the file, or says why it cannot
 * (`journeys/configuration.journey.ts` shows the page that says so).
 */
import { ConfigurationError, readConfiguration } from '@console/core/configuration'
import { expect, test } from 'vitest'
import { allFaults, type RawAnswer } from '../journeys/support/answerFaults'

const addresses = { business: '/api/business', samples: '/api' }
const pictureHosts = ['https://media.example']
const text = JSON.stringify({ addresses, pictureHosts })

/** Faults that leave the required members of a configuration intact. */
const harmless: readonly string[] = [
  'empty lists',
  'no numbers',
  'negative numbers',
  'enormous numbers',
  'unknown fields and __proto__',
  'invalid times',
]

/** The answer as `fetch` returns it. A redirect has been followed to a picture. */
async function fetched({ status, text: body, type, headers, isCut }: RawAnswer) {
  if (isCut && body === '') throw new TypeError('Failed to fetch')
  if (headers?.Location)
    return new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } })
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body))
      controller.error(new TypeError('network error'))
    },
  })
  const isNothing = status === 204
  return new Response(isNothing ? null : isCut ? cut : body, {
    status,
    headers: { 'Content-Type': type },
  })
}

test.each(allFaults)('%s', async (fault, spoil) => {
  const answer = fetched(spoil({ status: 200, text, type: 'application/json' }))
  const reading = readConfiguration(answer, 'http:')
  if (harmless.includes(fault))
    expect(await reading).toMatchObject({ addresses: { ...addresses, gateway: '/api/gateway' } })
  else await expect(reading).rejects.toBeInstanceOf(ConfigurationError)
  expect('polluted' in {}).toBe(false)
})
