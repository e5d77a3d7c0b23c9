import { normalizeForSearch, useText } from '@console/core/i18n'
import type { InputDefinition } from '@console/domain/input'
import { ComboBox } from '@console/ui'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface AddInputProps {
  /** Inputs that can be added. */
  inputs: readonly InputDefinition[]
  onAdd: (inputId: string) => void
  /** Focuses the field and opens its list on mount. */
  isOpened?: boolean
}

/** Finds an input by its name or key and adds it. The focus stays, so that several can be added in a row. */
export function AddInput({ inputs, onAdd, isOpened = false }: AddInputProps) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  const [text, setText] = useState('')
  const wanted = normalizeForSearch(text.trim())
  const options = inputs
    .filter(({ key, label }) =>
      [key, ...Object.values(label)].some((each) => normalizeForSearch(each).includes(wanted)),
    )
    .map(({ inputId, key, type, label }) => ({
      id: inputId,
      label: textOf(label),
      description: t(`inputs.type.${type}`),
      isExact: [normalizeForSearch(textOf(label)), key].includes(wanted),
    }))
  return (
    <ComboBox
      label={t('inputs.group.addInput')}
      placeholder={t('inputs.group.addInput.choose')}
      icon={<Search />}
      text={text}
      onTextChange={setText}
      options={options}
      isBusy={false}
      busyLabel={t('inputs.group.addInput')}
      onChoose={(inputId) => {
        setText('')
        onAdd(inputId)
      }}
      staysOpen
      isOpened={isOpened}
      status={options.length === 0 ? t('inputs.group.addInput.none') : undefined}
    />
  )
}
