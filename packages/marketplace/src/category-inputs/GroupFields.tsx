import { useText } from '@console/core/i18n'
import {
  type AskedInput,
  type InputGroup,
  inputsIn,
  type InputSubject,
  resolveInputs,
  type Surrounding,
} from '@console/domain/input'
import { RowHandle, RowMoved, useFormList, useReorder } from '@console/form'
import { Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { WrittenField } from './WrittenField'
import { AddInput } from './AddInput'
import { AskedFields } from './AskedFields'
import { type CategoryForm, notAsked } from './categoryForm'

interface GroupFieldsProps {
  place: number
  form: CategoryForm
  surrounding: Surrounding
  /** Only inputs about this type of items are offered. */
  subject: InputSubject
  /** Adds an input to the group. */
  onAdd: (inputId: string) => void
  /** Opens the list of inputs, after one was added. */
  isAddingOn: boolean
}

/** A group of a category: its heading, and its inputs. */
export function GroupFields({
  place,
  form,
  surrounding,
  subject,
  onAdd,
  isAddingOn,
}: GroupFieldsProps) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  const name = `groups.${place}.inputs`
  const list = useFormList(name)
  const groups = form.useValue('groups') as unknown as InputGroup[]
  const { categoryId, above, definitions } = surrounding
  const resolved = inputsIn(resolveInputs([...above, { categoryId, groups }], definitions))
  const inputs: readonly AskedInput[] = groups[place]?.inputs ?? []
  const reordering = useReorder(inputs.length, list.move)
  const canMove = inputs.length > 1
  const nameOf = (inputId: string) => textOf(definitions.get(inputId)?.label ?? { en: inputId })
  return (
    <Stack gap={3}>
      <WrittenField name={`groups.${place}.label`} label={t('inputs.group.label')} isRequired />
      {inputs.map((input, at) => (
        // Keyed by index: after a move the values follow one render later, and focus stays on the handle.
        <div key={at} {...(canMove ? reordering.rowOf(at) : {})}>
          <AskedFields
            name={`${name}.${at}`}
            asked={input}
            resolved={resolved}
            definitions={definitions}
            onRemove={() => list.remove(at)}
            handle={
              canMove ? (
                <RowHandle
                  label={t('inputs.asked.move', { input: nameOf(input.inputId) })}
                  place={at}
                  reordering={reordering}
                />
              ) : null
            }
          />
        </div>
      ))}
      {canMove ? <RowMoved {...reordering} /> : null}
      <AddInput
        inputs={notAsked(groups, surrounding, subject)}
        onAdd={onAdd}
        isOpened={isAddingOn}
      />
    </Stack>
  )
}
