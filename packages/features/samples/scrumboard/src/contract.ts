import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Appearance and notifications of a board. */
export const boardSettings = z.object({
  /** One of `boardColors`; others are drawn as the first. */
  color: z.string(),
  subscribed: z.boolean(),
  cardCoverImages: z.boolean(),
})

/** Appearance and notifications of a board. */
export type BoardSettings = z.infer<typeof boardSettings>

/** A list of a board. */
export const boardList = z.object({
  id: z.string(),
  name: z.string(),
  /** Its cards in order. */
  idCards: z.array(z.string()),
})

/** Specification 3: a list of a board. */
export type BoardList = z.infer<typeof boardList>

/** Lists of a board in order. The arrangement is sent as a whole, so it must be read as a whole. */
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
  /** Address of the attachment. Other schemes are not allowed: an address from others could run code. */
  src: z.string().check(z.regex(/^(https?:\/\/|data:image\/)/)),
  /** Time of attachment. */
  time: z.iso.datetime(),
})

/** Attachment of a card. */
export type Attachment = z.infer<typeof attachment>

const activity = z.object({
  id: z.string(),
  type: z.enum(['comment', 'attachment']),
  /** A member of the board, or a former one. */
  idMember: z.string(),
  message: z.string(),
  time: z.iso.datetime(),
})

/** Specification 3: a card, which is saved as a whole. */
export const card = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Attachment used as cover picture; empty for none. */
  idAttachmentCover: z.string(),
  idMembers: z.array(z.string()),
  idLabels: z.array(z.string()),
  attachments: z.array(attachment),
  subscribed: z.boolean(),
  checklists: z.array(checklist),
  /** Newest first. */
  activities: z.array(activity),
  /** A day, `2026-06-15`; null for none. */
  due: z.nullable(z.iso.date()),
})

/** A card. */
export type Card = z.infer<typeof card>

const member = z.object({ id: z.string(), name: z.string(), avatar: z.string() })

/** Member of a board. */
export type Member = z.infer<typeof member>

const label = z.object({ id: z.string(), name: z.string(), class: z.string() })

/** Label of cards. */
export type Label = z.infer<typeof label>

/** Specification 3: a board. */
export const board = z.object({
  id: z.string(),
  name: z.string(),
  /** Its name in the form for addresses. */
  uri: z.string(),
  settings: boardSettings,
  lists: boardLists,
  // An invalid card keeps its position: the lists refer to cards by id.
  cards: readableListOf(card),
  members: readableListOf(member),
  labels: readableListOf(label),
})

/** A board. */
export type Board = z.infer<typeof board>

const boardRef = z.object({ id: z.string(), name: z.string(), uri: z.string() })

/** A board in the list of boards. */
export type BoardRef = z.infer<typeof boardRef>

/** Response of `GET /api/scrumboard-app/boards`. */
export const boards = readableListOf(boardRef)

/** Response of `POST /api/scrumboard-app/board/rename`. */
export const boardTitle = z.string()

/** Response of `POST /api/scrumboard-app/board/delete`. */
export const boardDeleted = z.literal(true)

/**
 * Response of `POST /api/scrumboard-app/card/update`: null if the board no longer has the card (specification 8: such
 * calls always answer 200).
 */
export const nullableCard = z.nullable(card)

/** Response of `POST /api/scrumboard-app/card/remove`: the id. */
export const removedCard = z.string()
