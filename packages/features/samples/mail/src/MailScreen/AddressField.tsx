import { useSend } from '@console/core/api'
import { ComboBox } from '@console/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offered, withAddress } from '../addressing'
import { addresseesQuery, mailKey } from '../api'
import type { Mail, Recipient } from '../contract'

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
