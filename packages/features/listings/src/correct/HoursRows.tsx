import { useFormats } from '@console/core/i18n'
import { Rows } from '@console/form'
import { weekdayOptions } from '@console/marketplace/hours'
import { Select, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { correctForm } from './correctForm'

/** Maximum number of times: three on each day. */
const maxTimes = 21

/** Opening hours: a row for each time of a day. */
export function HoursRows() {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { keys, errorMessage, add, remove } = correctForm.useList('hours')
  const days = weekdayOptions(formats)
  return (
    <Rows
      name="hours"
      label={t('field.hours')}
      description={t('correct.hours.hint')}
      keys={keys}
      errorMessage={errorMessage}
      addLabel={t('correct.hours.add')}
      onAdd={keys.length < maxTimes ? () => add({ weekday: 1, from: '08:00', to: '17:00' }) : null}
      removeLabel={(place) => t('correct.hours.remove', { number: formats.number(place + 1) })}
      onRemove={remove}
    >
      {(place) => (
        <>
          <correctForm.Field name={`hours.${place}.weekday`}>
            {({ value, onChange, ...field }) => (
              <Select
                label={t('correct.day')}
                options={days}
                value={String(value)}
                onChange={(chosen) => onChange(Number(chosen))}
                {...field}
              />
            )}
          </correctForm.Field>
          <correctForm.Field name={`hours.${place}.from`}>
            {(field) => <TextField label={t('correct.from')} isCode isRequired {...field} />}
          </correctForm.Field>
          <correctForm.Field name={`hours.${place}.to`}>
            {(field) => <TextField label={t('correct.to')} isCode isRequired {...field} />}
          </correctForm.Field>
        </>
      )}
    </Rows>
  )
}
