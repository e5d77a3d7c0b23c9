import { instant, readableListOf } from '@console/core/contracts'
import { folder, label } from '@console/master-detail/collections'
import * as z from 'zod/mini'

/** Specification 4: ids of the folders of the sample mail. */
export const folderIds = { inbox: 0, sent: 1, drafts: 2, spam: 3, trash: 4 } as const

/** Attachment of a mail. */
export const attachment = z.object({
  type: z.string(),
  fileName: z.string(),
  /** Thumbnail; empty if there is none. */
  preview: z.string(),
  /** Source of the file: an address, or a data URL. Others are not opened, but stay with the mail. */
  url: z.string(),
  /** Size as displayed: "240 KB". */
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
  // Not in specification 3: omitted by servers that do not know them.
  cc: z.optional(z.array(recipient)),
  /** Visible only to the sender. */
  bcc: z.optional(z.array(recipient)),
  subject: z.string(),
  /** HTML as sent. */
  message: z.string(),
  time: instant,
  read: z.boolean(),
  starred: z.boolean(),
  important: z.boolean(),
  hasAttachments: z.boolean(),
  attachments: z.array(attachment),
  /** Ids of labels. */
  labels: z.array(z.number()),
  /** Id of the folder. */
  folder: z.number(),
})
export type Mail = z.infer<typeof mail>

/** Response of `GET /mail-app/mails`, newest first. */
export const mails = readableListOf(mail)

/** Response of `GET /mail-app/mail`: null if there is no such mail (specification 7: such calls always answer 200). */
export const nullableMail = z.nullable(mail)

/** Responses of `GET /mail-app/folders`, `/filters` and `/labels`. */
export const folders = readableListOf(folder)
export const labels = readableListOf(label)

/** Fields of contacts that a mail is addressed from: `GET /contacts-app/contacts`. */
export const addressees = readableListOf(
  z.object({ name: z.string(), lastName: z.string(), email: z.string() }),
)

/** Body of `POST /mail-app/set-folder`. */
export const setFolderBody = z.object({
  selectedMailIds: z.array(z.string()),
  folderId: z.number(),
})

/** Body of `POST /mail-app/toggle-label`: added to mails without the label, and removed from those with it. */
export const toggleLabelBody = z.object({
  selectedMailIds: z.array(z.string()),
  labelId: z.number(),
})

/** Body of `POST /mail-app/delete-mails`: permanently (specification 4). */
export const deleteMailsBody = z.object({ selectedMailIds: z.array(z.string()) })
