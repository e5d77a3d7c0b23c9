import type { Contact } from '../contract'
import { writeVcards } from '../vcard/writeVcards'
import { nameOf } from '../nameOf'

/** Lets the browser save contacts as a vCard file: of one by its name, of many as "contacts". */
export function saveVcards(contacts: readonly Contact[]): void {
  const [first] = contacts
  const name = contacts.length === 1 && first ? nameOf(first) : 'contacts'
  const address = URL.createObjectURL(
    new Blob([writeVcards(contacts)], { type: 'text/vcard;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.vcf`
  link.click()
  // Safari reads it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
