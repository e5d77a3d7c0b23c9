import { sha256Of } from '@console/core/files'
import { matchedPictures } from '@console/core/media'
import { afyaProductDetail, maxImages } from '@console/domain/afya-product'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { issueAccessToken } from '../../server/accessToken'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { database } from '../../store/store'
import { afyaProductEntity } from '../afya-product/entity'
import { fixtureAfyaProduct } from '../afya-product/fixtures'
import { afyaProductImages } from '../afya-product/imageEndpoints'
import { mediaEndpoints } from './endpoints'

const [, , carol] = sampleAccounts as [Account, Account, Account]
const customer = sampleAccounts.at(-1) as Account

beforeEach(resetSampleBackend)

const call = callAs('/api/catalogue', mediaEndpoints, afyaProductImages)

/** A blank picture; the last byte makes pictures differ. */
function picture(side = 600, last = 0) {
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0]
  return new Uint8Array([...head, side >> 8, side & 255, 0, 0, side >> 8, side & 255, last])
}

async function send(bytes: Uint8Array<ArrayBuffer>, account = carol, name = 'front.png') {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  const headers = { Authorization: `Bearer ${issueAccessToken(account)}` }
  const url = 'http://console.example/api/catalogue/media'
  return getResponse(
    [...mediaEndpoints.handlers],
    new Request(url, { method: 'POST', headers, body }),
  )
}

const add = (mediaToken: string, productId = fixtureAfyaProduct('noImage')) =>
  call('POST', `/afya-products/${productId}/images`, { body: { mediaToken } })

test('anyone with its address reads the picture as sent, and duplicates are stored once', async () => {
  const sent = await send(picture())
  expect(sent?.status).toBe(201)
  const { url, width } = (await sent!.json()) as { url: string; width: number }
  expect(width).toBe(600)
  const read = await getResponse(
    [...mediaEndpoints.handlers],
    new Request(`http://console.example${url}`),
  )
  expect(read?.headers.get('Content-Type')).toBe('image/png')
  expect(new Uint8Array((await read?.arrayBuffer()) ?? [])).toEqual(picture())
  const before = database.changes().length
  expect((await send(picture()))?.status).toBe(201)
  expect(database.changes()).toHaveLength(before)
  // The log contains its metadata, not its content.
  expect(JSON.stringify(database.changes()).length).toBeLessThan(1000)
})

test('refuses other files, wrong sizes and customers, and stores nothing', async () => {
  const script = new TextEncoder().encode('<script>')
  expect((await send(script))?.status).toBe(415)
  expect((await send(picture(599)))?.status).toBe(422)
  const large = new Uint8Array(8 * 1024 * 1024 + 1)
  large.set(picture())
  expect((await send(large))?.status).toBe(413)
  expect((await send(picture(), customer))?.status).toBe(403)
  expect((await call('GET', `/media/${await sha256Of(script)}`)).status).toBe(404)
})

test('a product shows each picture once, at most six, and no removed ones', async () => {
  const tokens: string[] = []
  for (let last = 0; last <= maxImages; last += 1) {
    await send(picture(600, last))
    tokens.push(await sha256Of(picture(600, last)))
  }
  for (const token of tokens.slice(0, maxImages)) {
    await add(token)
    expect((await add(token)).status).toBe(200)
  }
  expect((await add(tokens.at(-1)!)).answer).toMatchObject({ errors: [{ pointer: '/mediaToken' }] })
  expect((await add('0'.repeat(64), fixtureAfyaProduct('active'))).status).toBe(422)
  const path = `/afya-products/${fixtureAfyaProduct('noImage')}/images/${tokens[0]}`
  const { answer } = await call('DELETE', path)
  expect(afyaProductDetail.parse(answer).images).toHaveLength(maxImages - 1)
  expect((await call('DELETE', path)).status).toBe(200)
})

test('finds a product by a trade number or a registration in a file name, if only one matches', async () => {
  const products = database.rows(afyaProductEntity).filter(({ gtin }) => gtin !== null)
  const [one, other] = [products[0]!, products[1]!]
  const registration = one.registrationNo.replaceAll('/', '-')
  const sha256 = await sha256Of(picture())
  await send(picture())
  await add(sha256, other.productId)
  const names = [
    `${one.gtin}.jpg`,
    `IMG ${one.gtin}_front (2).png`,
    `${registration.toLowerCase()}-back.webp`,
    `${one.gtin}_${other.gtin}.jpg`,
    `${one.gtin?.slice(0, -1)}0.jpg`,
    `${registration}9.jpg`,
    'Paracetamol.jpg',
  ]
  const { answer } = await call('POST', '/media/match', {
    body: { files: names.map((name) => ({ name, sha256 })) },
  })
  const { items } = matchedPictures.parse(answer)
  expect(items.map(({ by }) => by)).toEqual([
    'gtin',
    'gtin',
    'registration',
    null,
    null,
    null,
    null,
  ])
  expect(items.map(({ product }) => product?.token === one.productId)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(items[0]?.shownAt).toEqual([{ token: other.productId, label: other.brandName }])
})

test('sanitizes the file name of a picture before storing it as its description', async () => {
  const altOf = async (name: string) => {
    const sent = await send(picture(), carol, name)
    return ((await sent!.json()) as { alt: string }).alt
  }
  expect(await altOf('../../shop\u202Egnp.exe\u2066')).toBe('shopgnp.exe')
  expect((await altOf(`${'a'.repeat(5000)}.png`)).length).toBe(200)
})

/** A JPEG as a phone writes it: rotated, with the place where it was taken. */
function photo(orientation: number) {
  const text = (letters: string) => [...new TextEncoder().encode(letters)]
  const tiff = [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const exif = [text('Exif\0\0MM'), tiff, text('GPS 1.2921 S 36.8219 E')].flat()
  const begin = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]
  const frame = [0xff, 0xc0, 0, 11, 8, 2, 0x58, 3, 0x20, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9]
  return new Uint8Array([begin, exif, frame, scan].flat())
}

test('stores a picture without its location, and with its displayed size', async () => {
  const sent = await send(photo(6))
  const { url, width, height } = (await sent!.json()) as {
    url: string
    width: number
    height: number
  }
  expect([width, height]).toEqual([600, 800])
  const read = await getResponse(
    [...mediaEndpoints.handlers],
    new Request(`http://console.example${url}`),
  )
  const text = new TextDecoder('latin1').decode(await read?.arrayBuffer())
  expect(text).not.toContain('GPS')
})

test('refuses a picture that would fill the memory, by its header', async () => {
  const refused = await send(picture(30_000))
  expect(refused?.status).toBe(422)
})
