import { useTranslate } from '@console/core/i18n'
import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import {
  changeInput,
  defineInput,
  type InputBody,
  type InputChange,
  type InputDefinition,
} from '@console/domain/input'
import { Form } from '@console/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputsKey, useRuleText } from '@console/marketplace/category-inputs'
import { blankInput, fieldsOf, typedInput } from './blankInput'
import { InputFields } from './InputFields'
import { formOf, type InputForm } from './inputForm'

interface InputEditorProps {
  /** Null for a new one. */
  input: InputDefinition | null
  onTyped: (typed: InputBody) => void
  /** Called when a new one was created. */
  onDefined: (inputId: string) => void
}

/** Form of an input. */
export function InputEditor({ input, onTyped, onDefined }: InputEditorProps) {
  const { t } = useTranslation('inputs')
  const translate = useTranslate()
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const describeIssue = useRuleText()
  /** Version being edited: a later one of someone else is not overwritten unseen. */
  const [read, setRead] = useState(input)
  const form = useMemo(() => formOf(read), [read])
  const initial = useMemo(() => fieldsOf(read ?? blankInput), [read])

  function taken(now: InputDefinition) {
    queries.setQueryData<InputDefinition[]>(inputsKey, (all = []) =>
      all.some(({ inputId }) => inputId === now.inputId)
        ? all.map((each) => (each.inputId === now.inputId ? now : each))
        : [...all, now],
    )
    notices.snackbar({ variant: 'success', title: t('saved') })
    if (read) setRead(now)
    else onDefined(now.inputId)
  }

  async function readAnew() {
    await queries.refetchQueries({ queryKey: inputsKey })
    const all = queries.getQueryData<InputDefinition[]>(inputsKey) ?? []
    setRead(all.find(({ inputId }) => inputId === read?.inputId) ?? read)
  }

  return (
    <Form
      form={form}
      draft={`input:${read?.inputId ?? 'new'}`}
      initial={initial as never}
      isOpened={read === null}
      write={(body: InputChange, key) =>
        read ? changeInput(send, read, body, key) : defineInput(send, body, key)
      }
      onSent={taken}
      onOutdated={readAnew}
      submitLabel={translate('marketplace:inputs.save')}
      describeIssue={describeIssue}
    >
      <InputFields form={form} before={read} />
      <Typed form={form} onTyped={onTyped} />
    </Form>
  )
}

/** Reports the typed values to the preview beside the form. */
function Typed({ form, onTyped }: Pick<InputEditorProps, 'onTyped'> & { form: InputForm }) {
  const values = form.useValues()
  const report = useEffectEvent(onTyped)
  useEffect(() => report(typedInput(values as never)), [values])
  return null
}
