import { ApiError } from '@console/core/api'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** Where the build writes them: beside index.html. */
const place = '/licences.json'

/** What the console is made of that others wrote: `identifier` is the licence's short name, `text` its words. */
const licence = z.object({
  name: z.string(),
  version: z.string(),
  identifier: z.nullish(z.string()),
  text: z.nullish(z.string()),
})

/** What the console is made of that others wrote, and under which licence. */
export type Licence = z.infer<typeof licence>

const licences = z.array(licence)

/** Reads the notices, which the build has made of what is really in it; a console that was not built has none. */
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
