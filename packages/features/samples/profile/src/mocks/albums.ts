import type { Album } from '../contract'
import { scene } from './scenes'

const titles = [
  'Before the gates open',
  'The lake road',
  'Acacias after rain',
  'Town from the ferry',
  'Weighing the first catch',
  'سوق الصباح',
  'Waiting for the lorry',
  'Lamps on the jetty',
]

/**
 * Builds an album.
 * @param videos indexes of the videos
 */
function album(
  id: string,
  name: string,
  month: string,
  first: number,
  count: number,
  videos: readonly number[],
): Album {
  return {
    id,
    name,
    month,
    media: Array.from({ length: count }, (_, place) => {
      const number = first + place
      const isVideo = videos.includes(place)
      return {
        id: String(number),
        type: isVideo ? 'video' : 'photo',
        title: titles[number % titles.length] ?? '',
        preview: scene(number),
        url: scene(number, isVideo),
      }
    }),
  }
}

/** Photos and videos of the sample person. */
export const sampleAlbums: Album[] = [
  album('a-1', 'Opening week', '2026-06', 1, 6, [3]),
  album('a-2', 'Long rains', '2026-05', 7, 4, []),
  album('a-3', 'On the ferry', '2026-03', 11, 9, [0, 5]),
]
