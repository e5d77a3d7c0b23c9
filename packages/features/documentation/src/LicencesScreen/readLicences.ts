import { ApiError } from '@console/core/api'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** Address of the file that the build writes beside index.html. */
const place = '/licences.json'

/** Third-party component: `identifier` is the short name of its licence, `text` the licence text. */
const licence = z.object({
  name: z.string(),
  version: z.string(),
  identifier: z.nullish(z.string()),
  text: z.nullish(z.string()),
})

/** Third-party component and its licence. */
export type Licence = z.infer<typeof licence>

const licences = z.array(licence)

/** Reads the notices that the build has generated from its actual content; an unbuilt console has none. */
export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  staleTime: Number.POSITIVE_INFINITY,
  async queryFn({ signal }): Promise<Licence[]> {
    const answer = await fetch(place, { signal })
    if (!answer.ok) throw new ApiError({ status: answer.status, code: `http_${answer.status}` })
    const read = licences.safeParse(await answer.json().catch(() => null))
    if (!read.success) throw new ApiError({ status: answer.status, code: 'contract' })
    return read.data
  },
})
