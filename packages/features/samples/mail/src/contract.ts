import { instant, readableListOf } from '@console/core/contracts'
import { folder, label } from '@console/master-detail/collections'
import * as z from 'zod/mini'

/** Specification 4: the folders of the sample mail, by what their ids mean. */
export const folderIds = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4 } as const

/** What comes with a mail. */
export const attachment = z.object({
  type: z.string(),
  fileName: z.string(),
  /** A small picture of it; empty where there is none. */
  preview: z.string(),
  /** Where it is fetched from: an address, or the data itself. Any other is not opened, but stays with its mail. */
  url: z.string(),
  /** As it is shown: "240 KB". */
  size: z.string(),
})
export type Attachment = z.infer<typeof attachment>

const recipient = z.object({ name: z.string(), email: z.string() })
export type Recipient = z.infer<typeof recipient>

/** Specification 3, mail. */
export const mail = z.object({
  id: z.string(),
  from: z.object({ name: z.string(), avatar: z.string(), email: z.string() }),
  to: z.array(recipient),
  // Not in specification 3: a server that does not know them leaves them out.
  cc: z.optional(z.array(recipient)),
  /** Only whoever wrote it sees them. */
  bcc: z.optional(z.array(recipient)),
  subject: z.string(),
  /** HTML, as its sender wrote it. */
  message: z.string(),
  time: instant,
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  hasAttachments: z.boolean(),
  attachments: z.array(attachment),
  /** Ids of labels. */
  labels: z.array(z.number()),
  /** Id of its folder. */
  folder: z.number(),
})
export type Mail = z.infer<typeof mail>

/** Answer of `GET /mail-app/mails`, newest first. */
export const mails = readableListOf(mail)

/** Answer of `GET /mail-app/mail`: null where there is no such mail (specification 7: such calls always answer 200). */
export const foundMail = z.nullable(mail)

/** Answers of `GET /mail-app/folders`, `/filters` and `/labels`. */
export const folders = readableListOf(folder)
export const labels = readableListOf(label)

/** What of the address book a mail is addressed from: `GET /contacts-app/contacts`. */
export const addressees = readableListOf(
  z.object({ name: z.string(), lastName: z.string(), email: z.string() }),
)

/** Body of `POST /mail-app/set-folder`. */
export const setFolderBody = z.object({
  selectedMailIds: z.array(z.string()),
  folderId: z.number(),
})

/** Body of `POST /mail-app/toggle-label`: put on the mails that do not have it, and taken off those that do. */
export const toggleLabelBody = z.object({
  selectedMailIds: z.array(z.string()),
  labelId: z.number(),
})

/** Body of `POST /mail-app/delete-mails`: for ever (specification 4). */
export const deleteMailsBody = z.object({ selectedMailIds: z.array(z.string()) })
