import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import type * as z from 'zod/mini'
import { about, type About, type Album, albums, timeline, type Timeline } from '../contract'
import { sampleAbout } from './about'
import { sampleAlbums } from './albums'
import { sampleTimeline } from './timeline'

function read<Answer>(path: `/${string}`, answer: z.ZodMiniType<unknown, Answer>) {
  return (resolver: Resolver<Answer, undefined, 'public'>) =>
    endpoint({ method: 'GET', base: 'samples', path, roles: 'public', answer }, resolver)
}

/** `GET /profile/timeline`, answered by what it is given; stories pass their own. */
export const readTimeline = read<Timeline>('/profile/timeline', timeline)

/** `GET /profile/photos-videos`, answered by what it is given; stories pass their own. */
export const readAlbums = read<Album[]>('/profile/photos-videos', albums)

/** `GET /profile/about`, answered by what it is given; stories pass their own. */
export const readAbout = read<About>('/profile/about', about)

/** The part of the sample backend that a profile asks. */
export const profileHandlers = [
  readTimeline(() =>
    scenarioFor('GET /profile/timeline') === 'empty'
      ? { activities: [], posts: [] }
      : sampleTimeline,
  ),
  readAlbums(() => (scenarioFor('GET /profile/photos-videos') === 'empty' ? [] : sampleAlbums)),
  readAbout(() => sampleAbout),
]
