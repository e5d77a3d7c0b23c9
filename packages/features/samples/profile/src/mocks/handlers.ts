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

/** `GET /profile/timeline`, answered by the argument; stories pass their own. */
export const readTimeline = read<Timeline>('/profile/timeline', timeline)

/** `GET /profile/photos-videos`, answered by the argument; stories pass their own. */
export const readAlbums = read<Album[]>('/profile/photos-videos', albums)

/** `GET /profile/about`, answered by the argument; stories pass their own. */
export const readAbout = read<About>('/profile/about', about)

/** Makes the caller the owner of the profile; beside a real server, whose tokens are unknown, a sample person. */
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

/** Sample backend of the profile. */
export const profileHandlers = [
  readTimeline(({ request }) =>
    scenarioFor('GET /profile/timeline') === 'empty'
      ? { activities: [], posts: [] }
      : ofCaller(request, sampleTimeline),
  ),
  readAlbums(() => (scenarioFor('GET /profile/photos-videos') === 'empty' ? [] : sampleAlbums)),
  readAbout(({ request }) => ofCaller(request, sampleAbout)),
]
