import { useSend } from '@console/core/api'
import { ComboBox } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { normalizeForSearch, searchWordsOf } from '@console/core/i18n'
import { addresseesQuery, mailKey } from '../api'
import type { Mail, Recipient } from '../contract'
import { writeRecipients } from '../mailText'

interface AddressFieldProps {
  label: string
  description?: string
  errorMessage?: string | undefined
  isRequired?: boolean
  name: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
}

/** Comma-separated addresses, with suggestions from the address book and from loaded mails. */
export function AddressField({ value, onChange, errorMessage, ...props }: AddressFieldProps) {
  const { t } = useTranslation('mail')
  const send = useSend()
  const queries = useQueryClient()
  // If it cannot be read, addresses are typed in full.
  const book = useQuery(addresseesQuery(send))
  const known = [...(book.data ?? []), ...writersOf(queries.getQueriesData({ queryKey: mailKey }))]
  const options = offered(value, known)
  return (
    <ComboBox
      {...props}
      {...(errorMessage === undefined ? {} : { errorMessage })}
      dir="auto"
      text={value}
      onTextChange={onChange}
      options={options.map(({ name, email }) => ({ id: email, label: name, description: email }))}
      isBusy={false}
      busyLabel={t('compose.addressing')}
      onChoose={(chosen) => {
        const person = options.find(({ email }) => email === chosen)
        if (person) onChange(withAddress(value, person))
      }}
    />
  )
}

/** Senders of the loaded mails. */
function writersOf(read: readonly (readonly [unknown, unknown])[]): Recipient[] {
  return read.flatMap(([, data]) =>
    Array.isArray(data) ? (data as readonly Mail[]).map(({ from }) => from) : [],
  )
}

/** Maximum number of suggestions. */
const max = 6

/** Start of the last address in a text. */
function lastPart(text: string): number {
  return Math.max(...[',', ';', '\n'].map((sign) => text.lastIndexOf(sign))) + 1
}

/**
 * Suggestions for the last address: people whose name or address contains all its words, without those already entered;
 * first those with words that begin so.
 */
export function offered(text: string, known: readonly Recipient[]): readonly Recipient[] {
  const begins = lastPart(text)
  const words = searchWordsOf(text.slice(begins))
  if (words.length === 0) return []
  const before = text.slice(0, begins).toLowerCase()
  const found = new Map<string, { person: Recipient; isBegun: boolean }>()
  for (const person of known) {
    const folded = normalizeForSearch(`${person.name} ${person.email}`)
    const email = person.email.toLowerCase()
    if (found.has(email) || before.includes(email) || !words.every((word) => folded.includes(word)))
      continue
    found.set(email, { person, isBegun: words.every((word) => ` ${folded}`.includes(` ${word}`)) })
  }
  return [...found.values()]
    .toSorted((one, other) => Number(other.isBegun) - Number(one.isBegun))
    .slice(0, max)
    .map(({ person }) => person)
}

/** Replaces the last address with a person's, ready for the next. */
export function withAddress(text: string, person: Recipient): string {
  const before = text.slice(0, lastPart(text)).trim()
  return `${before}${before === '' ? '' : ' '}${writeRecipients([person])}, `
}
