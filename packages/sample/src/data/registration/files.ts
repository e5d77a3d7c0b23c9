import { isPdf, maxFileBytes, pictureDetailsOf, pictureFaultOf } from '@console/core/media'
import type { SubmittedDocument } from '@console/domain/approval'
import { minDocumentPicture, type SentFile } from '@console/domain/registration'
import { sampleBases } from '../../server/endpoint'
import type { SentFile as SentBytes } from '../../server/fileBody'
import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import type { SampleDatabase } from '../../store/store'
import { hour } from '../../store/clock'
import { documentTitles } from '../shared/parties'
import { fileEntity } from './entity'
import type { FileRow, StoredFile } from './rows'

type DocumentType = SubmittedDocument['type']

/** Metadata of a document's file, by its bytes. @throws Refusal 413, 415 or 422 if it is not accepted */
export function detailsOf({
  bytes,
}: Pick<SentBytes, 'bytes'>): Pick<StoredFile, 'width' | 'height'> & Pick<FileRow, 'type'> {
  const details = pictureDetailsOf(bytes)
  const isPaper = isPdf(bytes)
  const fault =
    isPaper && bytes.length <= maxFileBytes
      ? null
      : pictureFaultOf(bytes.length, details, minDocumentPicture)
  if (fault === 'bytes') throw refuse(413, 'too_large', 'file.too_large')
  if (fault === 'pixels') {
    const message = 'file.pixels_limit'
    throw refuse(422, 'validation', message, { errors: [{ pointer: '/file', message }] })
  }
  if (fault === 'small') {
    const message = 'file.document_small'
    throw refuse(422, 'validation', message, { errors: [{ pointer: '/file', message }] })
  }
  if (isPaper) return { type: 'application/pdf', width: null, height: null }
  if (!details) throw refuse(415, 'unsupported_media', 'file.not_document')
  return details
}

/**
 * Address of a file, which appears only in answers to those who may read it. It contains the hour at which it expires, the next
 * but one, and a signature over both, so that it is stable for an hour and cannot be forged.
 */
function addressOf({ mediaToken, url }: StoredFile, database: SampleDatabase): string {
  if (url !== null) return url
  const end = Math.floor(database.now() / hour) + 2
  return `${sampleBases.business}/document-files/${signed(mediaToken, end)}`
}

function signed(mediaToken: string, end: number): string {
  const content = `${mediaToken}.${end}`
  return `${content}.${environment().signing.sign(`file ${content}`)}`
}

/** `mediaToken` of a file of a registration. */
export function mediaTokenOf(draftToken: string, sha256: string): string {
  return environment().signing.sign(`file ${draftToken} ${sha256}`)
}

/** File at an address; undefined for a wrong or expired one. */
export function fileAt(address: string, database: SampleDatabase): StoredFile | undefined {
  const [mediaToken = '', end = ''] = address.split('.')
  const isGood = address === signed(mediaToken, Number(end)) && Number(end) * hour > database.now()
  return isGood ? database.find(fileEntity, mediaToken) : undefined
}

/** Content of a document for display: a picture, or a PDF to be saved; neither if there is no file of that name. */
export function shownOf(
  name: string,
  type: DocumentType,
  database: SampleDatabase,
): Pick<SubmittedDocument, 'media' | 'pdf'> {
  const file = database.find(fileEntity, name)
  if (!file) return { media: null, pdf: null }
  const { mediaToken, width, height, stored } = file
  const url = addressOf(file, database)
  if (width !== null && height !== null)
    return { media: { mediaToken, url, alt: documentTitles[type], width, height }, pdf: null }
  return { media: null, pdf: { url, name: stored?.name ?? '', bytes: stored?.size ?? 0 } }
}

/** Public view of a file of a registration. @param isOpen whether it can be changed, and so has to be visible */
export function sentFileOf(file: StoredFile, database: SampleDatabase, isOpen: boolean): SentFile {
  const { mediaToken, url, width, stored } = file
  return {
    fileToken: mediaToken,
    kind: width === null ? 'pdf' : 'picture',
    name: stored?.name ?? '',
    // The content of a data address is base64: four letters for three bytes.
    bytes: stored?.size ?? Math.round((url ?? '').length * 0.75),
    url: isOpen ? addressOf(file, database) : null,
  }
}
