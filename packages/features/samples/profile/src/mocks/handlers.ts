import { callerOf, endpoint, type Resolver, scenarioFor } from '@console/sample'
import type * as z from 'zod/mini'
import { about, type About, type Album, albums, timeline, type Timeline } from '../contract'
import { sampleAbout } from './about'
import { sampleAlbums } from './albums'
import { ownEmail, owner } from './people'
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

/** The profile is that of whoever calls; beside a real server, whose tokens it does not know, that of a sample person. */
function ofCaller<Answer>(request: Request, answer: Answer): Answer {
  const caller = callerOf(request)
  if (!caller) return answer
  const name = `${caller.firstName} ${caller.lastName}`
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) => {
    if (value === ownEmail) return caller.email
    const isOwner =
      typeof value === 'object' && value !== null && 'id' in value && value.id === owner.id
    return isOwner ? { ...value, name } : value
  }) as Answer
}

/** The part of the sample backend that a profile asks. */
export const profileHandlers = [
  readTimeline(({ request }) =>
    scenarioFor('GET /profile/timeline') === 'empty'
      ? { activities: [], posts: [] }
      : ofCaller(request, sampleTimeline),
  ),
  readAlbums(() => (scenarioFor('GET /profile/photos-videos') === 'empty' ? [] : sampleAlbums)),
  readAbout(({ request }) => ofCaller(request, sampleAbout)),
]
