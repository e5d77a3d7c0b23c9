import { expect, test } from 'vitest'
import { whatIsFetched } from './fetched.ts'
import { findStrays } from './samplesApart.ts'

const mail = '/packages/features/samples/mail/src'
const screen = `${mail}/MailScreen.tsx`
const orders = '/packages/features/orders/src/orders.tsx'

function chunk(fileName: string, moduleIds: string[], imports: string[] = []) {
  return { fileName, moduleIds, imports, isEntry: fileName === 'main.js' }
}

const main = chunk('main.js', ['/main.tsx', `${mail}/index.ts`, `${mail}/paths.ts`])
const mails = chunk('mails.js', [`${mail}/api.ts`])
const asked = new Set([screen, orders])

test('issue 15: fetches the code of a sample app only with its own screens', () => {
  const list = chunk('mail.js', [screen], ['mails.js'])
  const chunks = [main, mails, list, chunk('orders.js', [orders])]
  expect(findStrays(whatIsFetched(chunks, asked))).toEqual([])
})

test.each([
  ['with the page', [{ ...main, imports: ['mails.js'] }, mails], `main.js fetches ${mail}/api.ts`],
  [
    'with a screen of another feature, through another file',
    [main, mails, chunk('shared.js', [], ['mails.js']), chunk('o.js', [orders], ['shared.js'])],
    `${orders} fetches ${mail}/api.ts`,
  ],
  [
    'in one file with a screen of another feature',
    [main, chunk('o.js', [orders, screen])],
    `${orders} fetches ${screen}`,
  ],
])('reports code of a sample app that is fetched %s', (_, chunks, stray) => {
  expect(findStrays(whatIsFetched(chunks, asked))).toEqual([stray])
})
