import type { BusinessDetail } from '@console/domain/business'
import type { Registration } from '@console/domain/registration'
import { beforeEach, expect, test } from 'vitest'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { businessEndpoints } from '../business/endpoints'
import { registrationEndpoints } from './endpoints'
import { fixtureRegistration } from './seeds'

const call = callAs('/api/business', registrationEndpoints, businessEndpoints)
const at = `/registrations/${fixtureRegistration('documented')}`
const place = {
  country: 'KE',
  county: 'Turkana',
  town: 'Lodwar',
  line1: 'Market Street 4',
  postalCode: '',
  reply: '',
}

beforeEach(() => resetSampleBackend())

const read = async () => (await call('GET', at)).answer as Registration

async function submit(rest: object = {}) {
  const { version } = await read()
  return call('POST', `${at}/submit`, { body: { ...place, ...rest }, version })
}

/** The registered business, as its reviewer reads it. */
async function business() {
  const { answer } = await call('GET', '/businesses?q=Mlima%20Dawa')
  const [row] = (answer as { items: { secureToken: string }[] }).items
  return (await call('GET', `/businesses/${row?.secureToken}`)).answer as BusinessDetail
}

async function decide(body: object) {
  const { secureToken, version, submission } = await business()
  const path = `/businesses/${secureToken}/decisions`
  const decided = { revision: submission?.revision, ...body }
  expect((await call('POST', path, { body: decided, version })).status).toBe(200)
}

const asked = [
  { pointer: '/taxPin', message: 'It is another one on the certificate.' },
  { pointer: '/documents/4', message: 'The permit is cut off.' },
  { pointer: '/website', message: 'Have you really none?' },
]

test('requested changes show at each field, and a resubmission waits with the request and the previous values', async () => {
  await submit()
  expect((await submit()).answer).toMatchObject({ code: 'sent_off' })
  await decide({ action: 'request_changes', fields: asked, note: 'Nearly there.' })
  const open = await read()
  expect(open.submitted).toMatchObject({
    approvalStatus: 'changes_requested',
    input: { note: 'Nearly there.' },
  })
  expect(open.asked.map(({ pointer }) => pointer)).toEqual([
    '/about/taxPin',
    '/documents/trade_permit',
    '',
  ])
  // Unchanged content is not submitted again.
  expect((await submit()).answer).toMatchObject({ status: 409, code: 'nothing_changed' })

  const about = { ...open.about, taxPin: 'P059999999Z' }
  await call('PUT', `${at}/about`, { body: about, version: open.version })
  const { documents, version } = await read()
  const sent = documents.map(({ file, ...rest }) => ({
    ...rest,
    file: file?.fileToken,
    number: rest.type === 'trade_permit' ? '4472-2026' : rest.number,
  }))
  await call('PUT', `${at}/documents`, { body: { documents: sent }, version })
  expect((await business()).taxPin).toBe('P051234567Z')
  const { answer, status } = await submit({ reply: 'We have no site.', line1: 'Market Street 5' })
  expect(status).toBe(200)
  expect((answer as Registration).about.owner.idNumber).toBe('••••8842')

  const waiting = await business()
  expect(waiting).toMatchObject({
    approvalStatus: 'pending',
    taxPin: 'P059999999Z',
    requestedChanges: [],
    submission: { kind: 'resubmission', revision: 2, attempt: 2 },
    checksSummary: { pass: 5, warn: 0, fail: 0 },
    answered: {
      asked,
      reply: 'We have no site.',
      before: { taxPin: 'P051234567Z', address: { line1: 'Market Street 4' } },
      documents: [waiting.documents[4]?.docToken],
    },
  })
  expect(Object.keys(waiting.answered?.before ?? {})).toEqual(['taxPin', 'address'])
  const history = await call('GET', `/businesses/${waiting.secureToken}/history`)
  expect(history.answer).toMatchObject({
    items: [{ type: 'approval.resubmitted', note: 'We have no site.' }, {}, {}],
  })
  expect((await submit()).answer).toMatchObject({ code: 'sent_off' })
  await decide({ action: 'approve' })
  expect((await business()).answered).toBeNull()
})

test('a rejection shows its reason and ends all changes', async () => {
  await submit()
  await decide({ action: 'reject', reasonCode: 'duplicate_record', note: 'You are here already.' })
  expect((await read()).submitted).toMatchObject({
    approvalStatus: 'rejected',
    input: { reasonCode: 'duplicate_record', note: 'You are here already.' },
  })
  expect((await submit()).answer).toMatchObject({ code: 'sent_off' })
})
