import type { Media } from '@console/core/contracts'
import { sampleBases } from '../../server/endpoint'
import type { SampleDatabase } from '../../store/store'
import { pictureEntity } from './pictures'

/** Reference to a picture in a record. @param alt describes its content */
export function mediaOf(database: SampleDatabase, mediaToken: string, alt: string): Media | null {
  const found = database.find(pictureEntity, mediaToken)
  if (!found) return null
  const { width, height } = found
  return { mediaToken, url: `${sampleBases.catalogue}/media/${mediaToken}`, alt, width, height }
}
