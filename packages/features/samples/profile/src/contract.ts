import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Whoever wrote or did something. `avatar` is the address of a picture; empty where there is none. */
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
  /** A picture below the words. */
  media: z.optional(z.object({ url: z.string(), alt: z.string() })),
  /** An article that it points out. */
  article: z.optional(article),
  /** How many like it, and how many have shared it. */
  likes: count,
  shares: count,
  comments: readableListOf(comment),
})

/** Something that was written, with what others said to it, oldest first. */
export type Post = z.infer<typeof post>

const activity = z.object({ id: z.string(), user: person, message: z.string(), time })

/** Specification 3: the answer of `GET /api/profile/timeline`, newest first. */
export const timeline = z.object({
  activities: readableListOf(activity),
  posts: readableListOf(post),
})

/** What happened, and what was written. */
export type Timeline = z.infer<typeof timeline>

const media = z.object({
  id: z.string(),
  /** A video is a moving picture: it is still in `preview` and moves in `url`. */
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
  /** The month it is of, `2026-06`. */
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  media: readableListOf(media),
})

/** The photos and videos of a month. */
export type Album = z.infer<typeof album>

/** Specification 3: the answer of `GET /api/profile/photos-videos`, newest first. */
export const albums = readableListOf(album)

/** Specification 3: the answer of `GET /api/profile/about`. */
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

/** What is known of a person. */
export type About = z.infer<typeof about>
