import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Author of a post or activity. `avatar` is the address of a picture; empty if there is none. */
const person = z.object({ id: z.string(), name: z.string(), avatar: z.string() })

/** A person of a profile. */
export type Person = z.infer<typeof person>

const count = z.int().check(z.nonnegative())
const time = z.iso.datetime()

const comment = z.object({ id: z.string(), user: person, message: z.string(), time })

const article = z.object({ title: z.string(), subtitle: z.string(), excerpt: z.string() })

const post = z.object({
  id: z.string(),
  user: person,
  message: z.string(),
  time,
  /** Picture below the text. */
  media: z.optional(z.object({ url: z.string(), alt: z.string() })),
  /** Linked article. */
  article: z.optional(article),
  /** Number of likes and shares. */
  likes: count,
  shares: count,
  comments: readableListOf(comment),
})

/** A post with its comments, oldest first. */
export type Post = z.infer<typeof post>

const activity = z.object({ id: z.string(), user: person, message: z.string(), time })

/** Specification 3: response of `GET /api/profile/timeline`, newest first. */
export const timeline = z.object({
  activities: readableListOf(activity),
  posts: readableListOf(post),
})

/** Activities and posts. */
export type Timeline = z.infer<typeof timeline>

const media = z.object({
  id: z.string(),
  /** A video is an animated picture: `preview` is still, `url` moves. */
  type: z.enum(['photo', 'video']),
  title: z.string(),
  preview: z.string(),
  url: z.string(),
})

/** A photo or a video. */
export type Media = z.infer<typeof media>

const album = z.object({
  id: z.string(),
  name: z.string(),
  /** Month, `2026-06`. */
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  media: readableListOf(media),
})

/** Photos and videos of a month. */
export type Album = z.infer<typeof album>

/** Specification 3: response of `GET /api/profile/photos-videos`, newest first. */
export const albums = readableListOf(album)

/** Specification 3: response of `GET /api/profile/about`. */
export const about = z.object({
  general: z.object({
    ...person.shape,
    gender: z.string(),
    /** A day, `1988-04-12`. */
    birthday: z.iso.date(),
    locations: readableListOf(z.string()),
    about: z.string(),
  }),
  work: z.object({
    occupation: z.string(),
    skills: readableListOf(z.string()),
    jobs: readableListOf(z.object({ company: z.string(), date: z.string() })),
  }),
  contact: z.object({
    address: z.string(),
    tel: readableListOf(z.string()),
    websites: readableListOf(z.url({ protocol: /^https?$/ })),
    emails: readableListOf(z.email()),
  }),
  groups: readableListOf(
    z.object({ id: z.string(), name: z.string(), category: z.string(), members: count }),
  ),
  friends: readableListOf(person),
})

/** Details of a person. */
export type About = z.infer<typeof about>
