import { useFormats } from '@console/core/i18n'
import { maxListingTags } from '@console/domain/listing'
import { Rows } from '@console/form'
import { TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { correctForm } from './correctForm'

/** Maximum number of phone numbers in any plan. */
const maxPhones = 5

/** Phone numbers or tags of a listing, one per row. */
export function TextRows({ list }: { list: 'phones' | 'tags' }) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const phones = correctForm.useList('phones')
  const tags = correctForm.useList('tags')
  const isPhones = list === 'phones'
  const { keys, errorMessage, remove } = isPhones ? phones : tags
  const max = isPhones ? maxPhones : maxListingTags
  const add = isPhones ? () => phones.add({ number: '' }) : () => tags.add({ tag: '' })
  return (
    <Rows
      name={list}
      label={t(isPhones ? 'column.phones' : 'field.tags')}
      keys={keys}
      errorMessage={errorMessage}
      addLabel={t(`correct.${list}.add`)}
      onAdd={keys.length < max ? add : null}
      removeLabel={(place) => t(`correct.${list}.remove`, { number: formats.number(place + 1) })}
      onRemove={remove}
    >
      {(place) =>
        isPhones ? (
          <correctForm.Field name={`phones.${place}.number`}>
            {(field) => <TextField label={labelOf(place)} type="tel" isRequired {...field} />}
          </correctForm.Field>
        ) : (
          <correctForm.Field name={`tags.${place}.tag`}>
            {(field) => <TextField label={labelOf(place)} isRequired {...field} />}
          </correctForm.Field>
        )
      }
    </Rows>
  )

  function labelOf(place: number) {
    return t(isPhones ? 'correct.phone' : 'correct.tag', { number: formats.number(place + 1) })
  }
}
