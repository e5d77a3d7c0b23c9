import { media, type Media } from '@console/core/contracts'
import {
  matchedPictures,
  type MatchedPictures,
  type PictureDetails,
  pictureDetailsOf,
  pictureFaultOf,
  picturesToMatch,
} from '@console/core/media'
import { companyCapabilities } from '@console/domain/company'
import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { endpoint } from '../../server/endpoint'
import { type SentFile, sentFile } from '../../server/fileBody'
import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import { afyaProductEntity } from '../afya-product/entity'
import { pictureEntity } from './pictures'
import { mediaOf } from './mediaOf'
import { productsIn, productsWith } from './matching'

const { roles } = companyCapabilities.edit

/** Metadata of a picture file. @throws Refusal 413, 415 or 422 if it is not accepted */
function detailsOf({ bytes }: SentFile): PictureDetails {
  const details = pictureDetailsOf(bytes)
  switch (pictureFaultOf(bytes.length, details)) {
    case 'bytes':
      throw refuse(413, 'too_large', 'file.too_large')
    case 'type':
      throw refuse(415, 'unsupported_media', 'file.not_picture')
    case 'small': {
      const message = 'file.picture_small'
      throw refuse(422, 'validation', message, { errors: [{ pointer: '/file', message }] })
    }
    case 'pixels': {
      const message = 'file.pixels_limit'
      throw refuse(422, 'validation', message, { errors: [{ pointer: '/file', message }] })
    }
    case null:
      return details as PictureDetails
  }
}

const handlers: readonly HttpHandler[] = [
  endpoint(
    {
      method: 'POST',
      base: 'catalogue',
      path: '/media/match',
      roles,
      body: picturesToMatch,
      answer: matchedPictures,
    },
    ({ body, database }): MatchedPictures => ({
      items: body.files.map(({ name, sha256 }) => {
        const { product, by } = productsIn(name, database)
        const found = product && database.find(afyaProductEntity, product.token)
        const pictures = found?.images.length ?? null
        return { name, product, by, pictures, shownAt: productsWith(sha256, database) }
      }),
    }),
  ),
  endpoint(
    {
      method: 'POST',
      base: 'catalogue',
      path: '/media',
      roles,
      status: 201,
      takesFile: true,
      body: sentFile,
      answer: media,
      // An import of pictures sends hundreds.
      limit: { byAddress: { max: 2000, minutes: 10 }, byCaller: { max: 1000, minutes: 10 } },
      refusals: [
        { status: 413, code: 'too_large' },
        { status: 415, code: 'unsupported_media' },
      ],
    },
    {
      async prepare({ body: file }) {
        detailsOf(file)
        await environment().files.save(file.sha256, file.bytes)
      },
      resolve({ body, database, account }) {
        const mediaToken = body.sha256
        if (!database.find(pictureEntity, mediaToken))
          database.add(pictureEntity, { mediaToken, ...detailsOf(body) }, account.token)
        return mediaOf(database, mediaToken, body.name) as Media
      },
    },
  ),
  endpoint(
    {
      method: 'GET',
      base: 'catalogue',
      path: '/media/:mediaToken',
      // A page loads a picture without a token. Only someone who knows its content knows its address.
      roles: 'public',
      givesFile: 'public',
      answer: z.file(),
      refusals: [{ status: 404, code: 'not_found' }],
    },
    async ({ params: { mediaToken = '' }, database }) => {
      const picture = database.find(pictureEntity, mediaToken)
      const bytes = picture && (await environment().files.find(mediaToken))
      if (!bytes) throw refuse(404, 'not_found', 'record.missing')
      return new File([bytes], mediaToken, { type: picture.type })
    },
  ),
]

/** Endpoints of pictures. */
export const mediaEndpoints = { handlers }
