import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** How a board looks and whom it tells. */
export const boardSettings = z.object({
  /** One of `boardColors`; another one is drawn as the first. */
  color: z.string(),
  subscribed: z.boolean(),
  cardCoverImages: z.boolean(),
})

/** How a board looks and whom it tells. */
export type BoardSettings = z.infer<typeof boardSettings>

/** A list of a board. */
export const boardList = z.object({
  id: z.string(),
  name: z.string(),
  /** Its cards in their order. */
  idCards: z.array(z.string()),
})

/** Specification 3: a list of a board. */
export type BoardList = z.infer<typeof boardList>

/** The lists of a board in their order: the arrangement, which is sent whole and so is read whole. */
export const boardLists = z.array(boardList)

const checkItem = z.object({ id: z.string(), name: z.string(), checked: z.boolean() })

/** An entry of a checklist. */
export type CheckItem = z.infer<typeof checkItem>

const checklist = z.object({ id: z.string(), name: z.string(), checkItems: z.array(checkItem) })

/** A checklist of a card. */
export type Checklist = z.infer<typeof checklist>

const attachment = z.object({
  id: z.string(),
  name: z.string(),
  /** A picture, or a link to something else. */
  type: z.enum(['image', 'link']),
  /** Where it is. Nothing else is led to: an address of others may be made to act. */
  src: z.string().check(z.regex(/^(https?:\/\/|data:image\/)/)),
  /** When it was attached. */
  time: z.iso.datetime(),
})

/** What was attached to a card. */
export type Attachment = z.infer<typeof attachment>

const activity = z.object({
  id: z.string(),
  type: z.enum(['comment', 'attachment']),
  /** Whose it is: a member of the board, or somebody who no longer is one. */
  idMember: z.string(),
  message: z.string(),
  time: z.iso.datetime(),
})

/** Specification 3: a card. It is written back whole. */
export const card = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The attachment that is its cover picture; empty: none. */
  idAttachmentCover: z.string(),
  idMembers: z.array(z.string()),
  idLabels: z.array(z.string()),
  attachments: z.array(attachment),
  subscribed: z.boolean(),
  checklists: z.array(checklist),
  /** The newest first. */
  activities: z.array(activity),
  /** A day, `2026-06-15`; null: none. */
  due: z.nullable(z.iso.date()),
})

/** A card. */
export type Card = z.infer<typeof card>

const member = z.object({ id: z.string(), name: z.string(), avatar: z.string() })

/** Who works on a board. */
export type Member = z.infer<typeof member>

const label = z.object({ id: z.string(), name: z.string(), class: z.string() })

/** What cards are marked with. */
export type Label = z.infer<typeof label>

/** Specification 3: a board. */
export const board = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name, as far as an address can say it. */
  uri: z.string(),
  settings: boardSettings,
  lists: boardLists,
  // One that cannot be read keeps its place: the lists name cards by their ids.
  cards: readableListOf(card),
  members: readableListOf(member),
  labels: readableListOf(label),
})

/** A board. */
export type Board = z.infer<typeof board>

const boardRef = z.object({ id: z.string(), name: z.string(), uri: z.string() })

/** A board among others. */
export type BoardRef = z.infer<typeof boardRef>

/** The answer of `GET /api/scrumboard-app/boards`. */
export const boards = readableListOf(boardRef)

/** The answer of `POST /api/scrumboard-app/board/rename`. */
export const boardTitle = z.string()

/** The answer of `POST /api/scrumboard-app/board/delete`. */
export const boardDeleted = z.literal(true)

/** The answer of `POST /api/scrumboard-app/card/update`: null where the board has no such card any more (specification 8: such calls always answer 200). */
export const foundCard = z.nullable(card)

/** The answer of `POST /api/scrumboard-app/card/remove`: its id. */
export const removedCard = z.string()
