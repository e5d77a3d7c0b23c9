import { DateField, Grid, Switch, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Span } from '../contract'
import { endAlong, eventForm, repetitionOf, withTimeOf } from './eventForm'

/** Fields of an event. The end moves along with the start; all-day events have days only. @param span when it was */
export function EventFields({ span }: { span: Span }) {
  const { t } = useTranslation('calendar')
  const allDay = eventForm.useValue('allDay')
  const start = eventForm.useValue('start') ?? ''
  const end = eventForm.useValue('end') ?? ''
  const read = eventForm.useRead()
  const fill = eventForm.useSetValues()

  const shown = (value: string | null) => {
    const time = value ?? ''
    return allDay ? time.slice(0, 10) : time
  }
  const written = (value: string, name: 'start' | 'end') =>
    allDay ? withTimeOf(value, read(name) ?? '') : value

  /** Description of a repeated time. */
  const repetition = (name: 'start' | 'end') => {
    const which = repetitionOf({ allDay, start, end }, span, name)
    return which ? { description: t(`form.repeated.${which}`) } : {}
  }

  return (
    <>
      <eventForm.Field name="title">
        {({ value, ...field }) => (
          <TextField label={t('form.title')} isRequired value={value ?? ''} {...field} />
        )}
      </eventForm.Field>
      <eventForm.Field name="allDay">
        {({ value, onChange, name, onBlur }) => (
          <Switch name={name} isSelected={value} onChange={onChange} onBlur={onBlur}>
            {t('form.allDay')}
          </Switch>
        )}
      </eventForm.Field>
      <Grid minColumn="regular">
        <eventForm.Field name="start">
          {({ value, onChange, name: _name, ...field }) => (
            <DateField
              key={`${allDay}`}
              label={t('form.start')}
              isRequired
              hasTime={!allDay}
              value={shown(value)}
              {...repetition('start')}
              onChange={(next) => {
                const begin = written(next, 'start')
                onChange(begin)
                fill({ end: endAlong({ start, end }, begin) })
              }}
              {...field}
            />
          )}
        </eventForm.Field>
        <eventForm.Field name="end">
          {({ value, onChange, name: _name, ...field }) => (
            <DateField
              key={`${allDay}`}
              label={t('form.end')}
              isRequired
              hasTime={!allDay}
              value={shown(value)}
              {...repetition('end')}
              onChange={(next) => onChange(written(next, 'end'))}
              {...field}
            />
          )}
        </eventForm.Field>
      </Grid>
      <eventForm.Field name="desc">
        {({ value, ...field }) => (
          <TextArea label={t('form.desc')} rows={4} value={value ?? ''} {...field} />
        )}
      </eventForm.Field>
    </>
  )
}
