import { useSend } from '@console/core/api'
import { LabelDot } from '@console/master-detail'
import type { Collection } from '@console/master-detail/collections'
import { Form } from '@console/form'
import { Checkbox, FieldSet, Heading, Select, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { createTodo, todoKeys, todosOfCollection, type SidebarSections } from '../api'
import { belongingTo } from '../belonging'
import type { Todo } from '../contract'
import { TodoFields, Pane } from './TodoFields'
import { contentOf, newTodoForm, type NewTodoValues, noFolder } from './todoValues'

export interface NewTodoProps {
  ways: SidebarSections | undefined
  /** Current collection, which a new to-do belongs to. */
  collection: Collection
  onCreated: (todo: Todo) => void
  onCancel: () => void
}

/** Form of a new to-do. It can be filled before labels and folders are loaded. */
export function NewTodo({ ways, collection, onCreated, onCancel }: NewTodoProps) {
  const { t } = useTranslation('todo')
  const send = useSend()
  const queries = useQueryClient()
  const { kind, handle } = collection
  const own = useMemo(() => belongingTo({ kind, handle }, ways), [kind, handle, ways])
  const folders = ways?.folders.filter((each) => each.handle !== 'all') ?? []
  const initial = useMemo(() => beginning(own), [own])
  return (
    <Pane>
      <Heading level={2}>{t('new.title')}</Heading>
      <Form
        form={newTodoForm}
        draft="todo:new"
        isOpened
        initial={initial}
        describeIssue={({ code }) => (code === 'custom' ? t('field.dueBeforeStart') : undefined)}
        submitLabel={t('new.create')}
        onCancel={onCancel}
        write={(values, key) =>
          createTodo(
            send,
            {
              ...contentOf(values),
              completed: false,
              starred: own.starred,
              important: own.important,
              deleted: false,
              labels: values.labels.map(Number),
              ...(values.folder === noFolder ? {} : { folder: Number(values.folder) }),
            },
            key,
          )
        }
        onSent={(created) => {
          queries.setQueryData<readonly Todo[]>(todosOfCollection(collection), (rows = []) => [
            created,
            ...rows,
          ])
          onCreated(created)
          // The server decides whether it belongs there.
          void queries.invalidateQueries({ queryKey: todoKeys.todos })
        }}
      >
        <TodoFields />
        {ways ? (
          <>
            <newTodoForm.Field name="labels">
              {({ value, onChange }) => (
                <FieldSet label={t('labels.title')}>
                  <Labels>
                    {ways.labels.map(({ title, color, ...label }) => {
                      const id = String(label.id)
                      return (
                        <Checkbox
                          key={id}
                          isSelected={value.includes(id)}
                          onChange={(isOn) =>
                            onChange(isOn ? [...value, id] : value.filter((each) => each !== id))
                          }
                        >
                          <LabelDot color={color} /> <bdi>{title}</bdi>
                        </Checkbox>
                      )
                    })}
                  </Labels>
                </FieldSet>
              )}
            </newTodoForm.Field>
            <newTodoForm.Field name="folder">
              {(field) => (
                <Select
                  label={t('field.folder')}
                  options={[
                    { id: noFolder, label: t('field.noFolder') },
                    ...folders.map(({ id, title }) => ({ id: String(id), label: title })),
                  ]}
                  {...field}
                />
              )}
            </newTodoForm.Field>
          </>
        ) : null}
      </Form>
    </Pane>
  )
}

/** Initial values: a new to-do belongs to the current collection. */
function beginning({ labels, folder, dueDate }: ReturnType<typeof belongingTo>): NewTodoValues {
  return {
    title: '',
    notes: '',
    startDate: '',
    dueDate: dueDate ?? '',
    labels: labels.map(String),
    folder: folder === undefined ? noFolder : String(folder),
  }
}

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
`
