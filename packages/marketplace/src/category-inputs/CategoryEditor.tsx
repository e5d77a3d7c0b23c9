import { useSend } from '@console/core/api'
import { useText } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import {
  type CategoryInputs,
  type CategoryInputsBody,
  type InputGroup,
  type InputSubject,
  resolveInputs,
  spoken,
  type Surrounding,
  writeCategoryInputs,
} from '@console/domain/input'
import { Form, Rows } from '@console/form'
import { theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AskingNode } from './lineage'
import { useRuleText } from './useRuleText'
import { AddInput } from './AddInput'
import {
  blankGroup,
  type CategoryForm,
  firstGroup,
  formOf,
  groupFields,
  notAsked,
  plainly,
  withGroups,
} from './categoryForm'
import { categoryInputsKey } from './inputsOptions'
import { CopyFrom } from './CopyFrom'
import { GroupFields } from './GroupFields'
import { Inherited } from './Inherited'

interface CategoryEditorProps {
  subject: InputSubject
  surrounding: Surrounding
  own: CategoryInputs
  nodes: readonly AskingNode[]
  documents: readonly CategoryInputs[]
  onTyped: (groups: readonly InputGroup[]) => void
}

/** Form for a category's own inputs, below the inherited ones. */
export function CategoryEditor(props: CategoryEditorProps) {
  const { surrounding, own, onTyped } = props
  const { t } = useTranslation('marketplace')
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const textOf = useText()
  /** Version that the form is based on: a later version by someone else is not overwritten unseen. */
  const [read, setRead] = useState(own)
  const form = useMemo(() => formOf(surrounding), [surrounding])
  const initial = useMemo(() => ({ groups: groupFields(read.groups) }), [read])
  const describeIssue = useRuleText((inputId) => {
    const label = surrounding.definitions.get(inputId)?.label
    return label ? textOf(label) : inputId
  })

  function taken(now: CategoryInputs) {
    queries.setQueryData<CategoryInputs[]>(categoryInputsKey, (all = []) => [
      ...all.filter(({ categoryId }) => categoryId !== now.categoryId),
      now,
    ])
    setRead(now)
    notices.snackbar({ variant: 'success', title: t('inputs.category.saved') })
  }

  async function readAnew() {
    await queries.refetchQueries({ queryKey: categoryInputsKey })
    const all = queries.getQueryData<CategoryInputs[]>(categoryInputsKey) ?? []
    setRead(all.find(({ categoryId }) => categoryId === read.categoryId) ?? read)
  }

  return (
    <Form
      form={form}
      draft={`category-inputs:${own.categoryId}`}
      initial={initial as never}
      write={({ groups }: CategoryInputsBody, key) =>
        writeCategoryInputs(
          send,
          read,
          { groups: groups.map((group) => ({ ...group, label: spoken(group.label) })) },
          key,
        )
      }
      onSent={taken}
      onOutdated={readAnew}
      submitLabel={t('inputs.save')}
      describeIssue={describeIssue}
    >
      <Groups {...props} form={form} />
      <Typed form={form} onTyped={onTyped} />
    </Form>
  )
}

/** Inherited inputs, and the category's own groups. */
function Groups({
  form,
  subject,
  surrounding,
  nodes,
  documents,
}: CategoryEditorProps & { form: CategoryForm }) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  const list = form.useList('groups')
  const fill = form.useSetValues()
  const groups = form.useValue('groups') as unknown as InputGroup[]
  const inherited = useMemo(
    () => resolveInputs([...surrounding.above], surrounding.definitions),
    [surrounding],
  )
  const keys = list.keys.join()
  /** Group that an input was just added to. New keys render the groups again: once with the focus in this one, for the next input. */
  const [added, setAdded] = useState<{ place: number; keys: string; isShown: boolean } | null>(null)
  if (added && added.keys !== keys)
    setAdded(added.isShown ? null : { ...added, keys, isShown: true })
  const add = (place: number) => setAdded({ place, keys, isShown: false })
  const put = (more: readonly InputGroup[]) =>
    fill({ groups: groupFields(withGroups(groups, more)) as never })
  return (
    <>
      <Inherited
        groups={inherited}
        own={groups}
        nodes={nodes}
        onOverride={({ key, label }, { inputId, isRequired, initial, visibleWhen }) =>
          put([{ key, label, inputs: [{ inputId, isRequired, initial, visibleWhen }] }])
        }
      />
      {groups.length === 0 ? (
        <AddInput
          inputs={notAsked(groups, surrounding, subject)}
          onAdd={(inputId) => {
            add(0)
            put([{ ...firstGroup(surrounding), inputs: [plainly(inputId)] }])
          }}
        />
      ) : null}
      <Apart>
        <Rows
          name="groups"
          label={t('inputs.category.groups')}
          description={t('inputs.category.groups.note')}
          errorMessage={list.errorMessage}
          keys={list.keys}
          addLabel={t('inputs.group.add')}
          onAdd={() => list.add(blankGroup(groups) as never)}
          removeLabel={(place) =>
            t('inputs.group.remove', { group: textOf(groups[place]?.label ?? { en: '' }) })
          }
          onRemove={list.remove}
          moving={{
            labelOf: (place) =>
              t('inputs.group.move', { group: textOf(groups[place]?.label ?? { en: '' }) }),
            onMove: list.move,
          }}
          isWide
        >
          {(place) => (
            <GroupFields
              place={place}
              form={form}
              surrounding={surrounding}
              subject={subject}
              isAddingOn={added?.isShown === true && added.place === place}
              onAdd={(inputId) => {
                const group = groups[place]
                add(place)
                if (group) put([{ ...group, inputs: [plainly(inputId)] }])
              }}
            />
          )}
        </Rows>
      </Apart>
      <CopyFrom
        own={surrounding.categoryId}
        nodes={nodes}
        documents={documents}
        onCopy={(from) => put(from.groups)}
      />
    </>
  )
}

/** Reports the current values, for the preview beside it. */
function Typed({ form, onTyped }: Pick<CategoryEditorProps, 'onTyped'> & { form: CategoryForm }) {
  const groups = form.useValue('groups')
  const report = useEffectEvent(onTyped)
  useEffect(() => report(groups as unknown as InputGroup[]), [groups])
  return null
}

const Apart = styled.div`
  li {
    padding-block-end: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`
