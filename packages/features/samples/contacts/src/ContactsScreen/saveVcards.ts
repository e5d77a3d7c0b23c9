import { saveBlob } from '@console/core/files'
import type { Contact } from '../contract'
import { writeVcards } from '../vcard/writeVcards'
import { nameOf } from '../nameOf'

/** Downloads contacts as a vCard file, named after a single contact, otherwise "contacts". */
export function saveVcards(contacts: readonly Contact[]): void {
  const [first] = contacts
  const name = contacts.length === 1 && first ? nameOf(first) : 'contacts'
  saveBlob(
    `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.vcf`,
    new Blob([writeVcards(contacts)], { type: 'text/vcard;charset=utf-8' }),
  )
}
