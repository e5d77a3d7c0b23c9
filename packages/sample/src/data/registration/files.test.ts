import { sha256Of } from '@console/core/files'
import { maxFileBytes } from '@console/core/media'
import { type Registration, sentFile } from '@console/domain/registration'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { environment } from '../../server/environment'
import { hour, standingClock } from '../../store/clock'
import { database } from '../../store/store'
import { businessEndpoints } from '../business/endpoints'
import { mediaEndpoints } from '../media/endpoints'
import { registrationEndpoints } from './endpoints'
import { registrationEntity } from './entity'
import { fileEndpoints } from './fileEndpoints'
import { mediaTokenOf } from './files'
import { fixtureRegistration } from './seeds'

const own = fixtureRegistration('begun')
const handlers = [
  ...registrationEndpoints.handlers,
  ...fileEndpoints.handlers,
  ...mediaEndpoints.handlers,
]
const call = callAs('/api/business', registrationEndpoints, businessEndpoints)

beforeEach(() => resetSampleBackend())

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await getResponse(handlers, new Request(`http://console.example${path}`, init))
  if (!answer) throw new Error(`Nobody answers ${path}`)
  return answer
}

function send(bytes: Uint8Array<ArrayBuffer>, name = 'card.png', draftToken = own, query = '') {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  return ask(`/api/business/registrations/${draftToken}/files${query}`, { method: 'POST', body })
}

/** A blank picture; the last byte makes pictures differ. */
function picture(width = 800, height = 600, last = 0) {
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0]
  return new Uint8Array([
    ...head,
    width >> 8,
    width & 255,
    0,
    0,
    height >> 8,
    height & 255,
    last,
    0,
    0,
  ])
}

const paper = new TextEncoder().encode('%PDF-1.7 licence')

async function sent(...given: Parameters<typeof send>) {
  return sentFile.parse(await (await send(...given)).json())
}

const place = {
  country: 'KE',
  county: 'Turkana',
  town: 'Lodwar',
  line1: 'Road 4',
  postalCode: '',
  reply: '',
}

test('a file is stored once, outside the log, and can be read at the returned address until it expires', async () => {
  const { url, ...file } = await sent(paper, '../licence 2027.pdf')
  expect(file).toMatchObject({ kind: 'pdf', name: 'licence 2027.pdf', bytes: paper.length })
  const read = await ask(url ?? '')
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(paper)
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''licence%202027.pdf",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const before = database.changes().length
  expect(await sent(paper, 'again.pdf')).toEqual({ ...file, url })
  expect(database.changes()).toHaveLength(before)
  expect(JSON.stringify(database.changes()).length).toBeLessThan(1000)
  database.setClock(standingClock(database.now() + 2 * hour))
  expect((await ask(url ?? '')).status).toBe(404)
})

test('a document cannot be read by its hash, its name or a forged address', async () => {
  const { url, fileToken } = await sent(picture())
  const [, end = '', signature = ''] = (url ?? '').split('/').at(-1)?.split('.') ?? []
  const sha256 = await sha256Of(picture())
  for (const path of [
    `/api/catalogue/media/${sha256}`,
    `/api/business/document-files/${sha256}`,
    `/api/business/document-files/${fileToken}`,
    `/api/business/document-files/${fileToken}.${Number(end) + 1}.${signature}`,
  ])
    expect((await ask(path)).status).toBe(404)
  expect((await ask(url ?? '')).status).toBe(200)
})

test('refuses files of other types or sizes, or without a registration, and stores nothing', async () => {
  const script = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect((await send(script, 'a.pdf')).status).toBe(415)
  expect((await send(picture(399))).status).toBe(422)
  const large = new Uint8Array(maxFileBytes + 1)
  large.set(paper)
  expect((await send(large)).status).toBe(413)
  expect((await send(picture(800, 600, 77), 'card.png', 'a'.repeat(22))).status).toBe(404)
  const storedOf = async (bytes: Uint8Array<ArrayBuffer>, token = own) =>
    environment().files.find(mediaTokenOf(token, await sha256Of(bytes)))
  for (const bytes of [script, picture(399), large]) expect(await storedOf(bytes)).toBeNull()
  expect(await storedOf(picture(800, 600, 77), 'a'.repeat(22))).toBeNull()
  for (let number = 0; number < 8; number += 1) {
    const piece = new Uint8Array(maxFileBytes)
    piece.set(picture(800, 600, number))
    expect((await send(piece)).status).toBe(201)
    expect(await storedOf(piece)).not.toBeNull()
  }
  expect((await send(picture(800, 600, 9))).status).toBe(429)
})

test('a reviewer gets the address of a PDF, and the applicant no longer does after submission', async () => {
  const token = fixtureRegistration('documented')
  const at = `/registrations/${token}`
  const before = (await call('GET', at)).answer as Registration
  const { fileToken } = await sent(paper, 'licence.pdf', token)
  const documents = before.documents.map(({ file, ...rest }) => ({
    ...rest,
    file: rest.type === 'pharmacy_licence' ? fileToken : file?.fileToken,
  }))
  await call('PUT', `${at}/documents`, { body: { documents }, version: before.version })
  await call('POST', `${at}/submit`, { body: place, version: before.version + 1 })
  const { answer } = await call('GET', '/businesses?submission=waiting&q=Mlima%20Dawa')
  const [row] = (answer as { items: { secureToken: string }[] }).items
  const business = (await call('GET', `/businesses/${row?.secureToken}`)).answer as {
    documents: { media: object | null; pdf: { url: string; name: string } | null }[]
  }
  // A file from the time when pictures were part of the log is returned as it is stored there.
  expect(business.documents[0]).toMatchObject({ media: { width: 840 }, pdf: null })
  const licence = business.documents.at(-1)
  expect(licence).toMatchObject({ media: null, pdf: { name: 'licence.pdf' } })
  expect((await ask(licence?.pdf?.url ?? '')).status).toBe(200)
  const after = (await call('GET', at)).answer as Registration
  expect(after.documents.map(({ file }) => file?.url)).toEqual(after.documents.map(() => null))
})

test('rejects a file before it is read if the registration is unknown, submitted or full', async () => {
  const upload = (draftToken: string) => {
    const request = new Request(
      `http://console.example/api/business/registrations/${draftToken}/files`,
      { method: 'POST', body: 'no form', headers: { 'Content-Type': 'multipart/form-data' } },
    )
    return getResponse(handlers, request)
  }
  expect((await upload('a'.repeat(22)))?.status).toBe(404)
  expect((await upload(own))?.status).toBe(400)
  const other = fixtureRegistration('documented')
  expect((await upload(other))?.status).toBe(400)
  await call('POST', `/registrations/${other}/submit`, { body: place, version: 2 })
  expect((await upload(other))?.status).toBe(409)
  for (let number = 0; number < 40; number += 1)
    expect((await send(picture(800, 600, number))).status).toBe(201)
  expect((await upload(own))?.status).toBe(429)
})

test('removes replaced files with their bytes, and retains those that a business shows', async () => {
  const token = fixtureRegistration('documented')
  const at = `/registrations/${token}`
  const stored = async (bytes: Uint8Array<ArrayBuffer>) =>
    environment().files.find(mediaTokenOf(token, await sha256Of(bytes)))
  async function save(file: string) {
    const { documents, version } = (await call('GET', at)).answer as Registration
    const body = documents.map(({ file: before, ...rest }) => ({
      ...rest,
      file: rest.type === 'pharmacy_licence' ? file : before?.fileToken,
    }))
    return call('PUT', `${at}/documents`, { body: { documents: body }, version })
  }
  const first = await sent(picture(), 'first.png', token)
  await save(first.fileToken)
  const second = await sent(paper, 'second.pdf', token)
  await sent(picture(800, 600, 1), 'never named.png', token)
  expect(await stored(picture())).not.toBeNull()
  expect((await save(second.fileToken)).status).toBe(200)
  expect(await stored(picture())).toBeNull()
  expect(await stored(picture(800, 600, 1))).toBeNull()
  expect(await stored(paper)).not.toBeNull()
  // A file that was removed can be sent again.
  const again = await sent(picture(), 'first.png', token)
  expect(again.fileToken).toBe(first.fileToken)
  expect((await save(again.fileToken)).status).toBe(200)
  expect(await stored(picture())).not.toBeNull()
  expect(await stored(paper)).toBeNull()

  const { version } = (await call('GET', at)).answer as Registration
  await call('POST', `${at}/submit`, { body: place, version })
  const { answer } = await call('GET', '/businesses?submission=waiting&q=Mlima%20Dawa')
  const [row] = (answer as { items: { secureToken: string; version: number }[] }).items
  const decided = await call('POST', `/businesses/${row?.secureToken}/decisions`, {
    body: {
      action: 'request_changes',
      revision: 1,
      note: 'Nearly there.',
      fields: [{ pointer: '/documents/0', message: 'It is cut off.' }],
    },
    version: row?.version ?? 0,
  })
  expect(decided.status).toBe(200)
  const third = await sent(paper, 'third.pdf', token)
  expect((await save(third.fileToken)).status).toBe(200)
  expect(await stored(picture())).not.toBeNull()
})

test('removes expired registrations with their files when another one is started', async () => {
  const { fileToken } = await sent(paper)
  const files = () => environment().files.find(fileToken)
  const beganAt = (await call('GET', `/registrations/${own}`)).answer as Registration
  database.setClock(standingClock(Date.parse(beganAt.expiresAt) + 1))
  expect(await files()).not.toBeNull()
  const { about, option } = beganAt
  const email = 'someone@shop.example'
  const body = { option, about: { ...about, owner: { ...about.owner, email } } }
  expect((await call('POST', '/registrations', { body })).status).toBe(201)
  expect(database.find(registrationEntity, own)).toBeUndefined()
  expect(await files()).toBeNull()
})

test('a file that is uploaded for a document is there after a reload, and the last upload counts', async () => {
  const read = async () => (await call('GET', `/registrations/${own}`)).answer as Registration
  const before = await read()
  const { type } = before.documents[0]!
  const shown = async () =>
    (await read()).documents.map(({ file }) => file?.name ?? null).filter(Boolean)
  const sendFor = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    send(bytes, name, own, `?document=${type}`)
  expect((await sendFor(picture(), 'one.png')).status).toBe(201)
  expect(await shown()).toEqual(['one.png'])
  await sendFor(picture(800, 600, 1), 'two.png')
  expect(await shown()).toEqual(['two.png'])
  await sendFor(picture(), 'one.png')
  expect(await shown()).toEqual(['one.png'])
  // An upload is not a save: the step is not complete, and can still be saved at the version that was read.
  expect(await read()).toMatchObject({ hasDocuments: false, version: before.version })
  expect((await send(picture(), 'x.png', own, '?document=passport')).status).toBe(422)
})

test('saved documents take precedence over files that were uploaded before them', async () => {
  const { documents, version } = (await call('GET', `/registrations/${own}`)).answer as Registration
  const [first] = documents
  await send(picture(800, 600, 1), 'early.png', own, `?document=${first!.type}`)
  const { fileToken } = sentFile.parse(await (await send(picture(), 'saved.png')).json())
  const saved = await call('PUT', `/registrations/${own}/documents`, {
    body: {
      documents: documents.map(({ type }) => ({
        type,
        file: fileToken,
        number: '44-1',
        expiresOn: '2027-01-31',
      })),
    },
    version,
  })
  const names = ({ documents }: Registration) => documents.map(({ file }) => file?.name)
  expect(new Set(names(saved.answer as Registration))).toEqual(new Set(['saved.png']))
  await send(picture(800, 600, 2), 'late.png', own, `?document=${first!.type}`)
  const after = (await call('GET', `/registrations/${own}`)).answer as Registration
  expect(names(after).filter((name) => name === 'late.png')).toHaveLength(1)
})
