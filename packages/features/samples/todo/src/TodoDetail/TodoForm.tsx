import { Form, type FormProps } from '@console/templates/Form'
import { DateField, TextArea, TextField, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { todoForm, type TodoValues } from './todoValues'

type TodoFormProps = Pick<
  FormProps<TodoValues, TodoValues, Todo>,
  'draft' | 'initial' | 'isOpened' | 'autosave' | 'write' | 'onSent' | 'onCancel' | 'submitLabel'
>

/** All that is written of a to-do. */
export function TodoForm(form: TodoFormProps) {
  const { t } = useTranslation('todo')
  return (
    <Form
      form={todoForm}
      sayIssue={({ code }) => (code === 'custom' ? t('field.dueBeforeStart') : undefined)}
      {...form}
    >
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
    </Form>
  )
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[4]};
`
