import { latinDigits } from '@console/core/i18n'
import { Button, ComboBox, type ComboBoxOption, type ComboBoxProps, Text } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

export interface SearchFieldProps<Item> extends Pick<
  ComboBoxProps,
  | 'label'
  | 'description'
  | 'errorMessage'
  | 'isRequired'
  | 'text'
  | 'onTextChange'
  | 'onBlur'
  | 'name'
> {
  /** Cache key of the results, without the text. */
  queryKey: readonly unknown[]
  /** Queries the server, for at most ten results. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Item[]>
  /** Option of a result; `text` is the typed text, in Latin digits. */
  optionOf: (item: Item, text: string) => ComboBoxOption
  onChoose: (item: Item) => void
}

/** Field that searches records on the server while the user types. Former results stay until the next answer. */
export function SearchField<Item>({
  queryKey,
  find,
  optionOf,
  onChoose,
  ...props
}: SearchFieldProps<Item>) {
  const { t } = useTranslation('form')
  const typed = latinDigits(props.text.trim())
  const asked = useDeferredValue(typed)
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) => find(asked, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const items = isError ? [] : (data ?? [])
  const options = items.map((item) => optionOf(item, asked))
  return (
    <ComboBox
      {...props}
      icon={<Search />}
      options={options}
      isBusy={typed !== asked || (!isError && (data === undefined || isPlaceholderData))}
      busyLabel={t('search.busy')}
      onChoose={(id) => {
        const place = options.findIndex((option) => option.id === id)
        const item = items[place]
        if (item !== undefined) onChoose(item)
      }}
      status={
        isError ? (
          <>
            <Text as="p" role="alert">
              {t('search.failed')}
            </Text>
            <Button onPress={() => void refetch()}>{t('record.retry')}</Button>
          </>
        ) : data !== undefined && !isPlaceholderData && items.length === 0 ? (
          <Text role="status">{t('lookup.none')}</Text>
        ) : undefined
      }
    />
  )
}
