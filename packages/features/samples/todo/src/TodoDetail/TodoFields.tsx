import { DateField, TextArea, TextField, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { todoForm } from './todoValues'

/** Fields of every to-do. */
export function TodoFields() {
  const { t } = useTranslation('todo')
  return (
    <>
      <todoForm.Field name="title">
        {(field) => <TextField label={t('field.title')} isRequired dir="auto" {...field} />}
      </todoForm.Field>
      <todoForm.Field name="notes">
        {(field) => <TextArea label={t('field.notes')} rows={6} {...field} />}
      </todoForm.Field>
      <Days>
        <todoForm.Field name="startDate">
          {(field) => <DateField label={t('field.start')} {...field} />}
        </todoForm.Field>
        <todoForm.Field name="dueDate">
          {(field) => <DateField label={t('field.due')} {...field} />}
        </todoForm.Field>
      </Days>
    </>
  )
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]};
`

/** Pane beside the list. */
export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
`
